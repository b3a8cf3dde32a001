import { focusHeading } from '../hooks/usePageTitle.ts';

let last: HTMLElement | null = null;

/** Notes what is focused outside of dialogs: a button that rests while its call runs has lost the focus when one opens. */
function note({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !target.closest('dialog')) last = target;
}

/** Begins to note the focus; the answer ends it. */
export function noteFocus(): () => void {
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    last = null;
  };
}

/** What had the focus last, outside of dialogs. */
export const lastFocused = (): HTMLElement | null => last;

function focused(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/**
 * Brings a focus that has fallen to the body back to where it was: to the element, to the one that React has put in its
 * place under its id, or, where that is gone or rests, to the heading of the page (C10-02).
 */
export function returnFocus(to: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const successor = to?.id ? document.getElementById(to.id) : null;
  if (!focused(to) && !focused(successor)) focusHeading();
}

/**
 * Notes where the caret stands in the text that has the focus; the answer puts it back there. Where a dialog closes, Chromium
 * gives back the focus alone: the caret is nowhere, and Ctrl+A selects the page.
 */
export function noteCaret(): () => void {
  const { activeElement: text } = document;
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart: from, selectionEnd: to } = text;
  return () => {
    if (from !== null && document.activeElement === text) text.setSelectionRange(from, to);
  };
}
