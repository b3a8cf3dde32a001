/**
 * Loads the page anew where its server answers, and then never returns; otherwise returns, and the page stays. Cures a
 * module that did not arrive: Firefox, and Chromium before 154, import its failure for as long as the page stands.
 */
export async function reloadIfServed(): Promise<void> {
  const isServed = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  location.reload();
  await new Promise(() => undefined);
}
