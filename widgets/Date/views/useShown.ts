import { useLayoutEffect, useRef } from 'react';
import type { Picker } from '../pickerDefaults.ts';
import { placeCalendar } from '../placeCalendar.ts';
import { useSwipe } from '../useSwipe.ts';

/** Puts the dialog around a view where it is in sight, and the focus on what arrows start from. */
export function useShown(picker: Picker, takeFocus: boolean, start: string) {
  const box = useRef<HTMLDivElement>(null);
  // With the drawing, not after it: later, what is picked at once would get the focus as it goes away.
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    const field = dialog?.parentElement;
    const stop = dialog && field ? placeCalendar(dialog, field, picker) : undefined;
    if (takeFocus) box.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
    return stop;
  }, [picker, takeFocus, start]);
  useSwipe(box, picker.swipeThreshold);
  return box;
}
