import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { focusStart } from './useViewFocus.ts';

const DAY = '[role=gridcell]';

/** Month as it is shown: the name of its grid and the day for Tab. */
export interface Month {
  name: string;
  /** Undefined where no day of the month is open. */
  stop: Date | undefined;
}

/** Reads the month that react-datepicker has drawn, and puts its cursor on the day that Tab reaches. */
export const SettledMonth = createContext<() => Month>(() => ({ name: '', stop: undefined }));

const dayOf = (stop: Date): string =>
  `.react-datepicker__day--0${String(stop.getDate()).padStart(2, '0')}:not(.react-datepicker__day--outside-month)`;

/**
 * Completes what react-datepicker has no properties for: its days are a `table` without a name, and Tab reaches none of
 * them unless its cursor is on the one chosen day. React writes these attributes again only as their values change.
 */
function completeGrid(box: Element, { name, stop }: Month): void {
  const days = box.querySelector('.react-datepicker__month');
  const grid = days?.parentElement;
  days?.removeAttribute('aria-label');
  grid?.setAttribute('role', 'grid');
  grid?.setAttribute('aria-label', name);
  const reached = stop && days?.querySelector(dayOf(stop));
  for (const day of days?.querySelectorAll(DAY) ?? [])
    day.setAttribute('tabindex', day === reached ? '0' : '-1');
}

/**
 * The container that react-datepicker draws itself in, without the English name of its own. It is drawn with each of its
 * changes, and completes them after all that it holds. The focus that was on a day is on the one for Tab, if that day
 * has gone with its month, too.
 */
export function DayGrid({ className, children }: { className?: string; children?: ReactNode }) {
  const settled = useContext(SettledMonth);
  const box = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (!box.current) return;
    completeGrid(box.current, settled());
    if (isWithin.current) focusStart(box.current);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      ref={box}
      className={className}
      onFocus={({ target }) => {
        isWithin.current = target.matches(DAY);
      }}
      onBlur={() => {
        isWithin.current = false;
      }}
    >
      {children}
    </div>
  );
}
