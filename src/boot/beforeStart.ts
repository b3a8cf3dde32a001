/** Record of what happened to the drawn page before the app ran, by the script in the page's head (index.html). */
interface BeforeStart {
  /** Buttons and links that were pressed, and forms in whose fields Enter was, in their order. */
  presses: Set<Element>;
  /** Changes that removed something, as a browser's translator does. */
  changes: MutationRecord[];
  /** Number of elements and text of the page as it came. */
  page: string;
}

declare global {
  interface Document {
    /** Ends the record and returns it. */
    beforeStart?: () => BeforeStart;
  }
}

/** Ends the record of the script in the page's head and returns it. */
export function readBeforeStart(page: Document): BeforeStart {
  return page.beforeStart?.() ?? { presses: new Set(), changes: [], page: '' };
}

/** Tests if the page still has the elements and texts that it came with: a browser extension may add its own. */
export const isUntouched = ({ page }: BeforeStart, place: HTMLElement): boolean =>
  page === `${place.querySelectorAll('*').length} ${place.textContent}`;

/** Returns the element that stands for one of the drawn page: itself, or one with its words in a page rendered anew. */
function likeOf(element: Element, place: ParentNode): Element | undefined {
  if (element.isConnected) return element;
  const { localName, textContent } = element;
  return [...place.querySelectorAll(localName)].find((other) => other.textContent === textContent);
}

/** Returns what a press activates: of a form, in whose field Enter was pressed, the button that sends it. */
function activatedBy(pressed: Element, place: ParentNode): Element | null | undefined {
  const like = likeOf(pressed, place);
  return like instanceof HTMLFormElement ? like.querySelector('[type="submit"]') : like;
}

/** Does once what was pressed before the app could do it (C11-07). */
export function repeatPresses(presses: ReadonlySet<Element>, place: HTMLElement): void {
  const activated = new Set([...presses].map((pressed) => activatedBy(pressed, place)));
  for (const element of activated) if (element instanceof HTMLElement) element.click();
}
