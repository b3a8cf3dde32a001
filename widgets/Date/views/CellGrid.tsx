// biome-ignore-all lint/a11y/useSemanticElements: a cell of a table takes neither the focus nor a press
import { type KeyboardEvent, useState } from 'react';
import { logicalKey } from './logicalKey.ts';

/** Cell of a grid: a month, a year, or a value of one part of a time. */
export interface Cell {
  value: number;
  text: string;
  /** Accessible name of the cell, where its text alone is not clear. */
  label?: string;
  /** True for a cell that is not offered; arrow keys still reach it. */
  isClosed: boolean;
}

interface CellGridProps {
  label: string;
  columns: number;
  cells: readonly Cell[];
  selected: number | undefined;
  /** The cell with the tab stop while none is selected. */
  start?: number;
  onPick: (value: number) => void;
  /** Page Up and Page Down. */
  onPage?: (by: -1 | 1) => void;
}

type Move = (at: number, columns: number, last: number) => number;

/** Moves of the arrow keys in rows of cells; left and right follow the writing direction. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, last) => last,
};
const PAGES: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** Splits cells into rows. */
const inRows = (cells: readonly Cell[], columns: number): (readonly Cell[])[] =>
  Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

/** ARIA grid of months, years, or the parts of a time, with one tab stop and arrow keys. */
export function CellGrid({ label, columns, cells, selected, start, onPick, onPage }: CellGridProps) {
  const [focused, setFocused] = useState<number>();
  const indexOf = (value: number | undefined) => cells.findIndex((cell) => cell.value === value);
  const open = [indexOf(selected), indexOf(start), ...cells.keys()].find(
    (index) => cells[index]?.isClosed === false,
  );
  // Arrow keys reach cells that are not offered; Tab does not.
  const stop = focused !== undefined && focused < cells.length ? focused : (open ?? 0);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const page = PAGES[event.key];
    const next = MOVES[logicalKey(event)]?.(stop, columns, cells.length - 1);
    if (next === undefined && !(page && onPage)) return;
    event.preventDefault();
    if (page) onPage?.(page);
    else event.currentTarget.querySelectorAll('button')[next ?? stop]?.focus();
  };
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className="cw-cells"
      data-columns={columns}
      onKeyDown={press}
    >
      {inRows(cells, columns).map((row, number) => (
        // The focused cell keeps the focus when the page of years changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not values, stay the same
        <div key={number} role="row" tabIndex={-1}>
          {row.map(({ value, text, label: name, isClosed }, column) => {
            const index = number * columns + column;
            return (
              <button
                key={index}
                type="button"
                role="gridcell"
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
            );
          })}
        </div>
      ))}
    </div>
  );
}
