import { useLayoutEffect, useRef } from 'react';
import type { Picker } from '../pickerDefaults.ts';
import { useSwipe } from '../useSwipe.ts';

/** Element for Tab among days or cells; where no day of a month is open, the select of the month. */
const STARTS = ['[role=gridcell][tabindex="0"]', 'select'];

/** Puts the focus on what arrows start from. */
export function focusStart(box: Element | null): void {
  const [start] = STARTS.flatMap((name) => [...(box?.querySelectorAll<HTMLElement>(name) ?? [])]);
  start?.focus({ preventScroll: true });
}

/** Gives a view the focus as it is drawn, and its swipes. */
export function useViewFocus(picker: Picker, takeFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // With the drawing, not after it: later, what is picked at once would get the focus as it goes away.
  useLayoutEffect(() => {
    if (takeFocus) focusStart(box.current);
  }, [takeFocus]);
  useSwipe(box, picker.swipeThreshold);
  return box;
}
