/** Returns the script's address with explicit rendering: it draws no widget by itself. */
export function explicit(scriptUrl: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  return url.href;
}

/**
 * Adds a script to the page once. The promise settles with its load or error event. A failed one may be tried again.
 */
export function loadScript(url: string, page: Document = document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script could not be loaded: ${url}`));
    };
    page.head.append(script);
  });
}
