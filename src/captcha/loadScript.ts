/** The script's address, told to draw nothing by itself. */
export function explicit(scriptUrl: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  return url.href;
}

/** Adds a script once; the promise is settled by its own load or error. A failed one may be tried again. */
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
