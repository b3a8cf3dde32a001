/** Record of what happened to the drawn page before the app ran, by the script in the page's head (index.html). */
interface BeforeStart {
  /** Buttons and links that were pressed, and forms in whose fields Enter was, in their order. */
  presses: Set<Element>;
  /** Controls that had the focus or a press: what others hold was filled in by the browser. */
  touched: Set<EventTarget>;
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
  return page.beforeStart?.() ?? { presses: new Set(), touched: new Set(), changes: [], page: '' };
}

/** Tests if the page still has the elements and texts that it came with: a browser extension may add its own. */
export const isUntouched = ({ page }: BeforeStart, place: HTMLElement): boolean =>
  page === `${place.querySelectorAll('*').length} ${place.textContent}`;

const nameOf = (element: Element) => `${element.textContent} ${element.getAttribute('aria-label')}`;

/** Returns a pressed element; after a new rendering the one of its name, or the page's only form. */
function pressedNow(pressed: Element, place: ParentNode): Element | undefined {
  if (pressed.isConnected) return pressed;
  const others = [...place.querySelectorAll(pressed.localName)];
  return others.find((other) => pressed.localName === 'form' || nameOf(other) === nameOf(pressed));
}

/** Returns what a press activates: of a form, in whose field Enter was pressed, the button that sends it. */
function activatedBy(pressed: Element, place: ParentNode): Element | null | undefined {
  const now = pressedNow(pressed, place);
  return now instanceof HTMLFormElement ? now.querySelector('[type="submit"]') : now;
}

/** Does once what was pressed before the app could do it (C11-07). */
export function repeatPresses(presses: ReadonlySet<Element>, place: HTMLElement): void {
  const activated = new Set([...presses].map((pressed) => activatedBy(pressed, place)));
  for (const element of activated) if (element instanceof HTMLElement) element.click();
}
