/** Tests if a tab's answers outlive its page: some browsers refuse, and a full storage takes nothing more. */
function outlivesPage(): boolean {
  const key = 'reload';
  try {
    sessionStorage.setItem(key, key);
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew where its server answers and answers outlive it, and then never returns; otherwise returns, and the
 * page stays. Cures a module that did not arrive: Firefox, and Chromium up to 153, import its failure for as long as the
 * page stands.
 */
export async function reloadIfServed(): Promise<void> {
  if (!outlivesPage()) return;
  const isServed = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  location.reload();
  await new Promise(() => undefined);
}
