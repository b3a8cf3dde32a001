/** Returns the URL of a captcha script with explicit rendering, so that it draws no widget on load. */
export function explicit(scriptUrl: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  return url.href;
}

/**
 * Adds a script element to the page. The promise settles with its load or error event; a failed element is removed, so
 * that another call may succeed.
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
