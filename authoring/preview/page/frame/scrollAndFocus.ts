const KEPT = 'claimwright-preview:place';

/** Scroll position and focus of a page, which sessionStorage keeps over a reload. */
interface Place {
  path: string;
  top: number;
  /** DOM id of the focused control, with its selection. */
  focus: string | null;
  from: number | null;
  to: number | null;
}

/** Longest wait for a page, which is rendered once its form is loaded. */
const LONGEST_WAIT_MS = 3_000;

function selectionOf(control: Element | null): Pick<Place, 'from' | 'to'> {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return NOTHING;
  return { from: control.selectionStart, to: control.selectionEnd };
}

const NOTHING = { from: null, to: null };

/**
 * Stores the scroll position and focus of the page. The focused control is blurred, because that commits the typed
 * text.
 */
export function storeScrollAndFocus(): void {
  const control = document.activeElement;
  const place: Place = {
    path: window.location.pathname,
    top: window.scrollY,
    focus: document.hasFocus() && control?.id ? control.id : null,
    ...selectionOf(control),
  };
  if (control instanceof HTMLElement) control.blur();
  window.sessionStorage.setItem(KEPT, JSON.stringify(place));
}

function focusAgain({ focus, from, to }: Place): void {
  const control = focus === null ? null : document.getElementById(focus);
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && from !== null && control.type === 'text')
    control.setSelectionRange(from, to);
}

/** Restores scroll position and focus on the reloaded page, once it is rendered. */
export function restoreScrollAndFocus(): void {
  const text = window.sessionStorage.getItem(KEPT);
  window.sessionStorage.removeItem(KEPT);
  if (text === null) return;
  const place: Place = JSON.parse(text);
  if (place.path !== window.location.pathname) return;
  const since = Date.now();
  const look = () => {
    const isDrawn = document.querySelector('main h1') !== null;
    if (!isDrawn && Date.now() - since < LONGEST_WAIT_MS) {
      requestAnimationFrame(look);
      return;
    }
    window.scrollTo(0, place.top);
    focusAgain(place);
  };
  requestAnimationFrame(look);
}
