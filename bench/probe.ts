/** What `probe` puts on the page's window. */
export interface Probe {
  ready: Promise<number>;
  toggle: (toggle: string, shown: string) => Promise<number>;
  submit: (submit: string, error: string, wanted: number) => Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/**
 * Runs in the page, before anything of it. Times end when the DOM holds what is asked for and is laid out: no frame
 * is waited for, since a frame's 16 ms would hide every difference.
 */
export function probe(lastField: string): void {
  const until = (isThere: () => boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('What was waited for did not appear within 20 s')), 20_000);
      const look = (): boolean => {
        if (!isThere()) return false;
        document.body.getBoundingClientRect();
        resolve(performance.now());
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const isShown = (id: string) => {
    const element = document.getElementById(id);
    return element !== null && element.closest('[hidden]') === null;
  };
  const click = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    element.click();
  };
  window.bench = {
    ready: until(() => isShown(lastField)),
    toggle: async (toggle, shown) => {
      const started = performance.now();
      const wanted = !isShown(shown);
      click(`[id="${toggle}"]`);
      return (await until(() => isShown(shown) === wanted)) - started;
    },
    submit: async (submit, error, wanted) => {
      const started = performance.now();
      click(submit);
      return (await until(() => document.querySelectorAll(error).length >= wanted)) - started;
    },
  };
}
