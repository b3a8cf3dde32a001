import { type RefObject, useEffect } from 'react';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');
const controlsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>(CONTROLS)];
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the nearest control before the one at `at`; Tab continues from there. */
function focusBefore(controls: readonly HTMLElement[], at: number, page: HTMLElement): void {
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  const target = controls.slice(0, at).reverse().find(isUsable) ?? heading;
  target?.focus();
}

/** Tracks the focus in a page, and recovers it when it falls to the document's body. */
function followFocus(page: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let controls: HTMLElement[] = [];
  let isMoving = false;
  const entered = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && page.contains(target) ? target : null;
    controls = last ? controlsOf(page) : [];
  };
  const look = () => {
    if (isMoving || !last || !isNowhere()) return;
    if (!last.isConnected) focusBefore(controls, controls.indexOf(last), page);
    else if (isUsable(last)) last.focus();
  };
  /**
   * Between two controls the focus is on the body, too: a message that appears on blur must not return it. After a
   * click on no control, or a blur by an on-screen keyboard, it stays on the body. The next control may be removed
   * before it has the focus, because the answer that was left hides its question. Runs in the capture phase, before
   * handlers of the page, which may render the message at once.
   */
  const left = ({ target, relatedTarget: aim }: FocusEvent) => {
    if (!page.contains(target as Node)) return;
    isMoving = true;
    const around = controlsOf(page);
    setTimeout(() => {
      isMoving = false;
      if (!isNowhere()) return;
      if (aim instanceof HTMLElement && around.includes(aim) && !isUsable(aim))
        return focusBefore(around, around.indexOf(aim), page);
      if (last && isUsable(last)) last = null;
      look();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', entered);
  document.addEventListener('focusout', left, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', entered);
    document.removeEventListener('focusout', left, true);
  };
}

/**
 * Recovers a lost focus. A focused control may be removed, with its field or a saved entry, or be disabled by another
 * answer: browsers then focus the document's body, where keys have no effect and a screen reader starts at the top. A
 * deliberate move of the focus has precedence.
 */
export function useFocusRecovery(page: RefObject<HTMLElement | null>): void {
  useEffect(() => (page.current ? followFocus(page.current) : undefined), [page]);
}
