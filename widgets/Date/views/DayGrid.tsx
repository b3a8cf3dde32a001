import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { focusStart } from './useViewFocus.ts';

const DAY = '[role=gridcell]';

/** Shown month: the name of its grid and the day with the tab stop. */
export interface Month {
  name: string;
  /** Undefined where no day of the month is open. */
  stop: Date | undefined;
}

/**
 * Context with a function that moves react-datepicker's cursor to the day with the tab stop, and returns the rendered
 * month.
 */
export const SettledMonth = createContext<() => Month>(() => ({ name: '', stop: undefined }));

const dayOf = (stop: Date): string =>
  `.react-datepicker__day--0${String(stop.getDate()).padStart(2, '0')}:not(.react-datepicker__day--outside-month)`;

/**
 * Adds the ARIA attributes for which react-datepicker has no props: its days are a `table` without a name, and no day
 * has a tab stop unless its cursor is on the chosen one. React writes these attributes again only as their values
 * change.
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
 * Container of react-datepicker without its English name. It renders with each of react-datepicker's changes, and
 * completes the grid afterwards. When the focused day is removed, the focus moves to the day with the tab stop.
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
