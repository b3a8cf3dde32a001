interface Message {
  where: string;
  text: string;
}

/** What the page showed since it was last asked, in the order in which it happened. */
export interface Watched {
  /** Messages that came onto the page, in the order of the changes: a busy machine may draw no frame before they go. */
  came: Message[];
  /** Messages that stood on the screen for at least one frame, and the DOM id of what they are about. */
  painted: Message[];
  /** Every copy of the claim that the page kept, as JSON: what was committed. */
  commits: string[];
}

interface Watch {
  take(): Watched;
  quietFor(): number;
  /** Whether what was pressed last was the button for Next. */
  pressedNext(): boolean;
}

declare global {
  interface Window {
    journeyWatch?: Watch;
  }
}

/**
 * Runs in the page before its own scripts, so that it has the platform's own clock. Notes what is painted
 * and committed. It stands alone: the browser gets its text.
 */
export function watchFromWithin(): void {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  let watched: Watched = { came: [], painted: [], commits: [] };
  let changed = now();
  /** Messages whose frame is still to come, which a busy machine may take long for: they belong to this step. */
  let unpainted = 0;

  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.cw-visually-hidden')) hidden.remove();
    return (copy.textContent ?? '').trim();
  };
  /** The field or list that a message is about. */
  const placeOf = (element: Element): string => {
    if (element.closest('.cw-summary')) return 'summary';
    const box = element.closest('[id^="root_"]');
    return (box?.id ?? '').replace(/__(error|own-error)$/, '');
  };
  const note = (element: Element): void => {
    const where = placeOf(element);
    const text = textOf(element);
    if (text === '') return;
    watched.came.push({ where, text });
    unpainted += 1;
    nextFrame(() => {
      unpainted -= 1;
      if (element.isConnected && element.getClientRects().length > 0) watched.painted.push({ where, text });
    });
  };
  const MESSAGES = '.cw-error p, p.cw-error, span.cw-error, .cw-summary li';
  const within = (element: Element, selector: string): Iterable<Element> => {
    const around = element.closest(selector);
    return around ? [around] : element.querySelectorAll(selector);
  };
  const noteAll = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return;
    for (const message of within(element, MESSAGES)) note(message);
  };
  const observer = new MutationObserver((records) => {
    changed = now();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') noteAll(target);
      for (const node of addedNodes) noteAll(node);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function keep(key: string, value: string) {
    if (/^claimwright:[^:]+$/.test(key)) watched.commits.push(value);
    setItem.call(this, key, value);
  };

  let wasNext = false;
  const pressed = ({ target }: Event): void => {
    wasNext = target instanceof Element && target.closest('main form button[type="submit"]') !== null;
  };
  document.addEventListener('pointerdown', pressed, { capture: true });

  window.journeyWatch = {
    pressedNext: () => wasNext,
    take: () => {
      const taken = watched;
      watched = { came: [], painted: [], commits: [] };
      return taken;
    },
    quietFor: () => (unpainted > 0 ? 0 : now() - changed),
  };
}
