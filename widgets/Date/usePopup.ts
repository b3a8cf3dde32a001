import { type RefObject, useEffect } from 'react';

/** Scroll events that opening itself causes (focus, layout) do not close the popup. */
const SETTLE_MS = 150;

/** Whether a press is outside: a dialog's backdrop counts as the dialog itself, so its edges decide. */
function isOutside({ target, clientX, clientY }: PointerEvent, box: HTMLElement | null): boolean {
  if (!(target instanceof Node)) return false;
  if (!box?.contains(target)) return true;
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a popup on a click outside, on Escape and on a scroll of the page (R4-37). */
export function usePopup(
  box: RefObject<HTMLElement | null>,
  { open, closeOnScroll }: { open: boolean; closeOnScroll: boolean },
  close: (refocus: boolean) => void,
) {
  useEffect(() => {
    if (!open) return;
    const opened = performance.now();
    const outside = (event: PointerEvent) => {
      if (!isOutside(event, box.current)) return;
      // What lies behind a backdrop is not meant.
      if (event.target instanceof HTMLDialogElement) event.preventDefault();
      close(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close(true);
    };
    const scroll = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) && event.target !== document)
        return;
      if (performance.now() - opened > SETTLE_MS) close(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', pressed);
    if (closeOnScroll) window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', pressed);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [box, open, closeOnScroll, close]);
}
