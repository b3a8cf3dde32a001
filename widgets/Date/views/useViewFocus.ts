import { useLayoutEffect, useRef } from 'react';
import type { Picker } from '../pickerDefaults.ts';
import { useSwipe } from '../useSwipe.ts';

/** Selectors of the tab stop among days or cells; in a month without a selectable day, the select of the month. */
const STARTS = ['[role=gridcell][tabindex="0"]', 'select'];

/** Moves the focus to the tab stop, from which arrow keys start. */
export function focusStart(box: Element | null): void {
  const [start] = STARTS.flatMap((name) => [...(box?.querySelectorAll<HTMLElement>(name) ?? [])]);
  start?.focus({ preventScroll: true });
}

/** Moves the focus into a view as it is mounted, if `takeFocus`, and handles its swipes. Returns the view's ref. */
export function useViewFocus(picker: Picker, takeFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // In a layout effect, because a later one could focus a view that a quick pick has just closed.
  useLayoutEffect(() => {
    if (takeFocus) focusStart(box.current);
  }, [takeFocus]);
  useSwipe(box, picker.swipeThreshold);
  return box;
}
