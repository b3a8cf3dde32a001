import { type RefObject, useLayoutEffect } from 'react';

interface Point {
  x: number;
  y: number;
}

const pointOf = ({ changedTouches: [touch] }: TouchEvent): Point | undefined =>
  touch && { x: touch.clientX, y: touch.clientY };

/** Changes the month on a horizontal swipe over the calendar of at least `threshold` pixels. */
export function useSwipe(box: RefObject<HTMLElement | null>, threshold: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: Point | undefined;
    const started = (event: TouchEvent) => {
      from = event.touches.length === 1 ? pointOf(event) : undefined;
    };
    const ended = (event: TouchEvent) => {
      const to = pointOf(event);
      if (!from || !to) return;
      const [across, along] = [to.x - from.x, Math.abs(to.y - from.y)];
      from = undefined;
      if (Math.abs(across) < threshold || Math.abs(across) <= along) return;
      // A swipe picks no day.
      event.preventDefault();
      const isForward = across < 0 === (getComputedStyle(element).direction !== 'rtl');
      const name = isForward ? 'next' : 'previous';
      element.querySelector<HTMLElement>(`.cw-calendar-header [data-step="${name}"]`)?.click();
    };
    element.addEventListener('touchstart', started, { passive: true });
    element.addEventListener('touchend', ended);
    return () => {
      element.removeEventListener('touchstart', started);
      element.removeEventListener('touchend', ended);
    };
  }, [box, threshold]);
}
