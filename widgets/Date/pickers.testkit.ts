import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import type { DatePicker } from '../../schemas/generated/types.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
// What a field fetches as it opens is there already, so that no test waits for it, nor gives up on a busy machine.
import './typedPick.ts';
import './views/Calendar.tsx';
import './views/DateTimeCalendar.tsx';
import './views/Months.tsx';
import './views/RangeCalendar.tsx';
import './views/MultipleCalendar.tsx';
import './views/Times.tsx';
import './views/WeekCalendar.tsx';
import './views/Years.tsx';

export const LABEL = 'The answer';

export const input = () => screen.getByLabelText<HTMLInputElement>(LABEL);
export const dialog = () => document.querySelector('.cw-calendar');

/** The button with this name. Not by its role: that asks for the styles of hundreds of cells. */
export function button(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!found) throw new Error(`No button ${name}.`);
  return found;
}

export const press = (name: string) => fireEvent.click(button(name));

/** A day of the month that a calendar shows. */
export function day(number: number): HTMLElement {
  const name = `.react-datepicker__day--0${String(number).padStart(2, '0')}`;
  const found = document.querySelector<HTMLElement>(`${name}:not(.react-datepicker__day--outside-month)`);
  if (!found) throw new Error(`No day ${number} is shown.`);
  return found;
}

const cellsOf = (list: string) =>
  document.querySelectorAll<HTMLElement>(`[role=grid][aria-label="${list}"] [role=gridcell]`);

/** The cell of a grid with this text. */
export function cell(list: string, text: string): HTMLElement {
  const found = [...cellsOf(list)].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`No cell ${text} in ${list}.`);
  return found;
}

export const cellTexts = (list: string): (string | null)[] =>
  [...cellsOf(list)].map(({ textContent }) => textContent);

export const isClosed = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true';
export const isSelected = (element: Element): boolean => element.getAttribute('aria-selected') === 'true';

/** A text field with this picker. */
export function rendered(picker: DatePicker, value: string | null = null) {
  const onCommit = vi.fn();
  renderWidget('date', { label: LABEL, value, options: { type: 'string', picker } }, { onCommit });
  return onCommit;
}

/** The same with its dialog open. */
export async function opened(picker: DatePicker, value: string | null = null) {
  const onCommit = rendered(picker, value);
  await open();
  return onCommit;
}

export async function open(): Promise<void> {
  fireEvent.click(document.querySelector('[aria-haspopup=dialog]') as Element);
  await waitFor(
    () => {
      if (!document.querySelector('.cw-calendar :is(.react-datepicker__month, .cw-cells)'))
        throw new Error('The picker is not drawn yet.');
    },
    { timeout: 5000 },
  );
}

/** Types a text and leaves the field; what it says of the text stands in `.cw-error`. */
export function type(text: string): void {
  fireEvent.focus(input());
  fireEvent.input(input(), { target: { value: text } });
  fireEvent.blur(input());
}
