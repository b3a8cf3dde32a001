/** Tests if sessionStorage is writable, so that answers survive a reload: it may be refused by the browser, or full. */
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
 * Reloads the page where the server responds and answers survive a reload, and then never resolves; otherwise resolves.
 * For a module that failed to load, because Firefox, and Chromium up to 153, cache the failure until a reload.
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
