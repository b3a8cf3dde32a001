import { type Clock, secondsOf } from '../../../transforms/values/clock.ts';
import type { Translate } from '../../translate.ts';
import type { Picker } from '../pickerDefaults.ts';
import { type Cell, CellGrid } from './CellGrid.tsx';
import { modeHeight } from './modeHeight.ts';
import { TimePart } from './TimePart.tsx';
import { clampTime, isOffered, startOf, type TimeBounds, timeBounds } from './timeBounds.ts';

interface TimePartsProps {
  clock: Clock | null;
  picker: Picker;
  text: Translate;
  onPick: (clock: Clock) => void;
}

type Part = keyof Clock;
const LENGTH: Readonly<Record<Part, number>> = { hour: 3600, minute: 60, second: 1 };
const LAST: Readonly<Record<Part, number>> = { hour: 23, minute: 59, second: 59 };
/** Number of rows in a grid of hours, minutes or seconds, which are as high as a picker. */
const ROWS = 4;
const twoDigits = (value: number) => String(value).padStart(2, '0');

interface PartContext {
  /** Picked time, or the time at which picking starts. */
  at: Clock;
  bounds: TimeBounds;
  hours24: boolean;
}

/** Formats the hour: 12, 1, 2 … in each half of the day. */
const hourText = (hour: number, { hours24 }: Pick<PartContext, 'hours24'>) =>
  twoDigits(hours24 ? hour : hour % 12 || 12);

function cellsOf(part: Part, step: number, { at, bounds, hours24 }: PartContext): Cell[] {
  const isHalf = part === 'hour' && !hours24;
  const first = isHalf && at.hour >= 12 ? 12 : 0;
  const count = Math.ceil((isHalf ? 12 : LAST[part] + 1) / step);
  return Array.from({ length: count }, (_, index) => first + index * step).map((value) => {
    // Minutes and seconds are cut off below: an hour is offered where any of its seconds is.
    const from = secondsOf({
      ...at,
      ...(part !== 'second' && { second: 0 }),
      ...(part === 'hour' && { minute: 0 }),
      [part]: value,
    });
    return {
      value,
      text: part === 'hour' ? hourText(value, { hours24 }) : twoDigits(value),
      isClosed: !isOffered(from, bounds, LENGTH[part]),
    };
  });
}

/** Spin buttons and grids of hours, minutes and seconds, with AM and PM on a twelve-hour clock. */
export function TimeParts({ clock, picker, text, onPick }: TimePartsProps) {
  const { hours24 } = picker;
  const bounds = timeBounds(picker);
  const at = clock ?? startOf(bounds);
  const site: PartContext = { at, bounds, hours24 };
  const take = (seconds: number) => onPick(clampTime(seconds, bounds));
  const part = (name: Part, label: string, gridStep: number, increment: number) => {
    const cells = cellsOf(name, gridStep, site);
    const moved = (by: number) => {
      const to = secondsOf(at) + by * LENGTH[name];
      return clock !== null && !isOffered(to, bounds)
        ? null
        : () => take(clock === null ? secondsOf(at) : to);
    };
    return (
      <TimePart
        label={label}
        cells={cells}
        columns={Math.ceil(cells.length / ROWS)}
        value={clock?.[name]}
        start={at[name]}
        shown={name === 'hour' ? hourText(at.hour, site) : twoDigits(at[name])}
        last={LAST[name]}
        text={text}
        onPick={(value) => take(secondsOf({ ...at, [name]: value }))}
        up={moved(increment)}
        down={moved(-increment)}
      />
    );
  };
  const half = at.hour >= 12 ? 12 : 0;
  return (
    <div className="cw-time" style={modeHeight(picker)}>
      {part('hour', text('Ui_Hour'), picker.hoursGridStep, picker.hoursIncrement)}
      {part('minute', text('Ui_Minute'), picker.minutesGridStep, picker.minutesIncrement)}
      {picker.seconds && part('second', text('Ui_Second'), picker.secondsGridStep, picker.secondsIncrement)}
      {hours24 ? null : (
        <CellGrid
          label={text('Ui_HalfDay')}
          columns={1}
          cells={[0, 12].map((value) => ({
            value,
            text: text(value === 0 ? 'Ui_Am' : 'Ui_Pm'),
            isClosed: !isOffered(value * LENGTH.hour, bounds, 12 * LENGTH.hour),
          }))}
          // The hours that are shown are those of this half, picked or not.
          selected={half}
          start={half}
          onPick={(value) => take(secondsOf({ ...at, hour: (at.hour % 12) + value }))}
        />
      )}
    </div>
  );
}
