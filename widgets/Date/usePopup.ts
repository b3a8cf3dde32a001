import { type RefObject, useEffect } from 'react';

/** Delay after opening in which scrolling, caused by focus and layout, does not close the popup. */
const SETTLE_MS = 150;

/**
 * Returns a test of whether scrolling has moved the popup's box since it opened. The scroll event alone is not enough:
 * a busy device fires it late, so that one from before the opening would close the popup.
 */
function watchPlace(box: HTMLElement | null): () => boolean {
  const place = () => box?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const opened = performance.now();
  let kept = place();
  return () => {
    const { left, top } = place();
    if (performance.now() - opened > SETTLE_MS)
      return Math.abs(left - kept.left) > 1 || Math.abs(top - kept.top) > 1;
    kept = place();
    return false;
  };
}

/** Tests if a press is outside: a dialog's backdrop counts as the dialog itself, so its edges decide. */
function isOutside({ target, clientX, clientY }: PointerEvent, box: HTMLElement | null): boolean {
  if (!(target instanceof Node)) return false;
  if (!box?.contains(target)) return true;
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a popup on a click outside, on Escape (with `refocus`), and, if `closeOnScroll`, on a scroll (R4-37). */
export function usePopup(
  box: RefObject<HTMLElement | null>,
  { open, closeOnScroll }: { open: boolean; closeOnScroll: boolean },
  close: (refocus: boolean) => void,
) {
  useEffect(() => {
    if (!open) return;
    const hasMoved = watchPlace(box.current);
    const outside = (event: PointerEvent) => {
      if (!isOutside(event, box.current)) return;
      // A press on the backdrop does not act on the page behind it.
      if (event.target instanceof HTMLDialogElement) event.preventDefault();
      close(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close(true);
    };
    // In a low window the calendar itself scrolls, and moves once its days are rendered.
    const scroll = ({ target }: Event) => {
      const isWithin = target instanceof Node && box.current?.contains(target);
      if (!isWithin && hasMoved()) close(false);
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
