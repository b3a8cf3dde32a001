const KEPT = 'claimwright-preview:place';

interface Place {
  path: string;
  top: number;
  /** The DOM id of the control with the focus, and what was selected in it. */
  focus: string | null;
  from: number | null;
  to: number | null;
}

/** A page is drawn when its form has come; it is waited for no longer than this. */
const LONGEST_WAIT_MS = 3_000;

function selectionOf(control: Element | null): Pick<Place, 'from' | 'to'> {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return NOTHING;
  return { from: control.selectionStart, to: control.selectionEnd };
}

const NOTHING = { from: null, to: null };

/** Remembers where the author was on the page. The control with the focus is left: it hands over what is typed then. */
export function keepPlace(): void {
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

/** Goes back there on the page that was loaded again, once it is drawn. */
export function returnToPlace(): void {
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
