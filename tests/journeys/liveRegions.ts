/** Changes of live regions since the last reading, in their order. */
export interface Heard {
  /** Announcements: the whole text of an atomic region, of any other the text that was put in. */
  said: string[];
  /** Texts of regions that came into the tree together with their text, which some screen readers skip. */
  untimely: string[];
}

interface Listener {
  take(): Heard;
}

declare global {
  interface Window {
    journeyListener?: Listener;
  }
}

/** Runs in the page before its own scripts, alone: logs what live regions announce. */
export function listenFromWithin(): void {
  const REGION = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  let heard: Heard = { said: [], untimely: [] };
  /** The regions that were in the accessibility tree after the last change, and the heading of their page. */
  let known = new Set<Element>();
  let heading: Element | null = null;

  const textOf = (node: Node): string => (node.textContent ?? '').trim();
  const isInTree = (region: Element) => region.checkVisibility({ visibilityProperty: true });
  const isWhole = (region: Element) =>
    region.matches('[role="status"], [role="alert"], [aria-atomic="true"]');
  /** Elements that a browser's translator puts in place of a text, which was announced already. */
  const isTranslation = (node: Node) => node instanceof Element && node.localName === 'font';
  /** The texts that came into regions, by region. */
  const textsPutIn = (records: MutationRecord[]): Map<Element, string[]> => {
    const texts = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGION);
      const added = type === 'characterData' ? [target] : [...addedNodes];
      const said = added.filter((node) => !isTranslation(node)).map(textOf);
      if (region && said.length > 0) texts.set(region, [...(texts.get(region) ?? []), ...said]);
    }
    return texts;
  };
  const linesOf = (region: Element, putIn: readonly string[]): string[] =>
    putIn.length > 0 && isWhole(region) ? [textOf(region)] : putIn.filter((line) => line !== '');
  const listen = (records: MutationRecord[]): void => {
    const texts = textsPutIn(records);
    const regions = [...document.querySelectorAll(REGION)].filter(isInTree);
    const page = document.querySelector('h1');
    // A page that comes is read from its heading, a dialog from where its focus is.
    const isTimely = (region: Element) =>
      textOf(region) === '' || page !== heading || region.closest('dialog') !== null;
    for (const region of regions) {
      if (known.has(region)) heard.said.push(...linesOf(region, texts.get(region) ?? []));
      else if (!isTimely(region)) heard.untimely.push(textOf(region));
    }
    known = new Set(regions);
    heading = page;
  };
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  window.journeyListener = {
    take: () => {
      const taken = heard;
      heard = { said: [], untimely: [] };
      return taken;
    },
  };
}
