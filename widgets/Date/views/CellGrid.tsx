import { type KeyboardEvent, useState } from 'react';

export interface Cell {
  value: number;
  text: string;
  /** Its name, where the text alone does not say enough. */
  label?: string;
  /** Not offered; arrows still reach it, so that its place is known. */
  isClosed: boolean;
}

interface CellGridProps {
  label: string;
  columns: number;
  cells: readonly Cell[];
  selected: number | undefined;
  /** What the keyboard starts at while nothing is selected. */
  start?: number;
  onPick: (value: number) => void;
  /** Page Up and Page Down. */
  onPage?: (by: -1 | 1) => void;
}

type Move = (at: number, columns: number, last: number) => number;

/** What the keys of the WAI-ARIA listbox do in rows of cells; left and right as the page is written. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, last) => last,
};
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };
const PAGES: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

function moveOf({ key, currentTarget }: KeyboardEvent): Move | undefined {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return MOVES[(isMirrored && MIRRORED[key]) || key];
}

/** A listbox whose options stand in rows: months, years, or the parts of a time. One stop for Tab, arrows within. */
export function CellGrid({ label, columns, cells, selected, start, onPick, onPage }: CellGridProps) {
  const [focused, setFocused] = useState<number>();
  const indexOf = (value: number | undefined) => cells.findIndex((cell) => cell.value === value);
  const found = [
    focused,
    indexOf(selected),
    indexOf(start),
    cells.findIndex(({ isClosed }) => !isClosed),
  ].find((index) => index !== undefined && index >= 0 && index < cells.length);
  const stop = found ?? 0;
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const page = PAGES[event.key];
    const next = moveOf(event)?.(stop, columns, cells.length - 1);
    if (next === undefined && !(page && onPage)) return;
    event.preventDefault();
    if (page) onPage?.(page);
    else event.currentTarget.querySelectorAll('button')[next ?? stop]?.focus();
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      className="cw-cells"
      data-columns={columns}
      tabIndex={-1}
      onKeyDown={press}
    >
      {cells.map(({ value, text, label: name, isClosed }, index) => (
        <button
          // The cell that has the focus keeps it as the page of years turns under it.
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not values, stay the same
          key={index}
          type="button"
          role="option"
          className="cw-pick-cell"
          aria-selected={value === selected}
          aria-disabled={isClosed || undefined}
          aria-label={name}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(undefined)}
          onClick={() => isClosed || onPick(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
