import { isSameDay, startOfDay } from 'date-fns';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type DatePicker from 'react-datepicker';
import { boundsOf, type OpenDays } from '../days.ts';
import { dayAfter, isMove, openedAt, stopIn } from './dayMoves.ts';
import { logicalKey } from './logicalKey.ts';
import type { PickViewProps } from './view.ts';

/**
 * Keeps the cursor of react-datepicker, which decides the shown month, on selectable days. `shown` is its initial day,
 * and when it changes, the day to which the cursor moves. Returns the calendar's ref, first day and handlers.
 */
export function useDayCursor({ picker, days }: PickViewProps, open: OpenDays, shown: Date | undefined) {
  const drawn = useRef<DatePicker>(null);
  const [openToDate] = useState(() => openedAt(startOfDay(shown ?? boundsOf(picker, days).openToDate), open));
  const at = useRef(openToDate);
  const time = shown?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: days that open or close later leave it where it is
  useLayoutEffect(() => {
    if (time !== undefined) drawn.current?.setPreSelection(openedAt(startOfDay(time), open));
  }, [time]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event;
    // react-datepicker reports Space as Enter.
    if (key === 'Enter') {
      event.preventDefault();
      currentTarget.click();
      return;
    }
    if (!isMove(key)) return;
    // A key that leads to no day would scroll the page, which closes the calendar.
    event.preventDefault();
    const from = stopIn(at.current, open.isOpen) ?? at.current;
    const to = dayAfter({ key: logicalKey(event), shiftKey }, from, picker.weekStart, open);
    if (to) drawn.current?.setPreSelection(to);
  };
  /** Moves the cursor to the day with the tab stop in the shown month; returns both. */
  const settle = () => {
    const stop = stopIn(at.current, open.isOpen);
    const cursor = drawn.current?.state.preSelection;
    // The month is rendered after the cursor has moved, which may be on the stop already.
    const isSettled = [at.current, cursor].some((day) => day && stop && isSameDay(day, stop));
    if (stop && !isSettled) drawn.current?.setPreSelection(stop);
    return { at: at.current, stop };
  };
  const show = (day: Date) => {
    at.current = startOfDay(day);
  };
  return { drawn, openToDate, press, settle, show };
}
