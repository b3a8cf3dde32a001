import { type RefObject, useEffect } from 'react';

/** Scroll events that opening itself causes (focus, layout) do not close the popup. */
const SETTLE_MS = 150;

/** Closes a popup on a click outside, on Escape and on scroll (R4-37). */
export function usePopup(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (refocus: boolean) => void,
) {
  useEffect(() => {
    if (!open) return;
    const opened = performance.now();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    const scroll = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) && event.target !== document)
        return;
      if (performance.now() - opened > SETTLE_MS) close(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', pressed);
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', pressed);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [box, open, close]);
}
