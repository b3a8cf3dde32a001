import type { KeyboardEvent } from 'react';
import type { Translate } from '../../translate.ts';
import { type Cell, CellGrid } from './CellGrid.tsx';

interface TimePartProps {
  /** Name of the part of the time: `Hour`, `Minute` or `Second`. */
  label: string;
  cells: readonly Cell[];
  columns: number;
  /** Undefined while no time is picked. */
  value: number | undefined;
  start: number;
  /** Formatted value. */
  shown: string;
  last: number;
  text: Translate;
  onPick: (value: number) => void;
  /** One increment up or down; null where that leads out of the picker's bounds. */
  up: (() => void) | null;
  down: (() => void) | null;
}

/** Number of columns of a part that is as wide as two. */
const WIDE = 6;

interface BesideProps {
  sign: string;
  label: string;
  onClick: (() => void) | null;
}

/** Button that changes the value by one increment, for touch and pointers; the spin button handles the arrow keys. */
function Beside({ sign, label, onClick }: BesideProps) {
  return (
    <button
      type="button"
      className="cw-pick-cell cw-pick-cell--step"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={onClick === null || undefined}
      onClick={onClick ?? undefined}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Spin button for one part of a time, and a grid of its most usual values. */
export function TimePart({
  label,
  cells,
  columns,
  value,
  start,
  shown,
  last,
  text,
  onPick,
  up,
  down,
}: TimePartProps) {
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: up, ArrowDown: down }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step?.();
  };
  return (
    <div className={columns === WIDE ? 'cw-time-part cw-time-part--wide' : 'cw-time-part'}>
      <p className="cw-time-label" aria-hidden="true">
        {label}
      </p>
      <div className="cw-time-step">
        <Beside sign="−" label={text('Ui_PreviousOf', { part: label })} onClick={down} />
        {/* Not an input of the type number, which shows 5 where a time has 05. */}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value ?? start}
          aria-valuetext={value === undefined ? text('Ui_None') : shown}
          aria-valuemin={0}
          aria-valuemax={last}
          onKeyDown={press}
        >
          {value === undefined ? '––' : shown}
        </span>
        <Beside sign="+" label={text('Ui_NextOf', { part: label })} onClick={up} />
      </div>
      <CellGrid
        label={text('Ui_ChoicesOf', { part: label })}
        columns={columns}
        cells={cells}
        selected={value}
        start={start}
        onPick={onPick}
      />
    </div>
  );
}
