import { focusHeading } from '../hooks/usePageTitle.ts';

let last: HTMLElement | null = null;

/** Records the focused element outside of dialogs, because a disabled button has lost the focus when one opens. */
function note({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target;
}

/** Starts recording the focus. Returns a function that stops it. */
export function noteFocus(): () => void {
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    last = null;
  };
}

/** Returns the last focused element outside of dialogs. */
export const lastFocused = (): HTMLElement | null => last;

function focused(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/**
 * Restores the focus where it is on the body: to the element, to the one that React rendered anew with its id, or,
 * where that is gone or disabled, to the heading of the page (C10-02).
 */
export function returnFocus(to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const successor = to?.id ? document.getElementById(to.id) : null;
  if (!focused(to) && !focused(successor)) focusHeading();
}

/**
 * Records the caret position in the focused text. Returns a function that restores it, because Chromium restores only
 * the focus when a dialog closes: without the caret Ctrl+A selects the page.
 */
export function noteCaret(): () => void {
  const { activeElement: text } = document;
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart: from, selectionEnd: to } = text;
  return () => {
    if (from !== null && document.activeElement === text) text.setSelectionRange(from, to);
  };
}
