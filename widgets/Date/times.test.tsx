import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../schemas/generated/types.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { bundleForm, entry, field, NO_TEXTS, rule } from '../../transforms/testing/forms.testkit.ts';
import { drawDialogs } from '../dialogs.testkit.ts';
import {
  button,
  cell,
  cellTexts,
  dialog,
  input,
  isClosed,
  isSelected,
  open,
  opened,
  press,
} from './pickers.testkit.ts';

beforeAll(drawDialogs);
afterEach(cleanup);

describe('a page', () => {
  it('R9-14: shows a text with a picker as the date widget, and its rule refuses what no picker writes', async () => {
    const placed = { name: 'called', label: 'Time', component: 'date', picker: { mode: 'time' } } as const;
    const blocks: Page['blocks'] = [{ kind: 'fields', id: 'a', model: 'claimDetails', fields: [placed] }];
    const models = [entry('claimDetails', [field('called', [rule('format', ['time'])])])];
    const form = await bundleForm({ models, pages: { start: { blocks } } });
    const page = { path: '/standard/start', titleKey: 'Title', blocks };
    const { uiSchema } = pageSchema(form.plan, page, { texts: NO_TEXTS, lists: {} });
    expect(uiSchema.claimDetails).toMatchObject({
      called: { 'ui:widget': 'date', 'ui:options': { type: 'string', picker: { mode: 'time' } } },
    });
    const failures = (called: string) => form.failures({ claimDetails: { called } });
    expect([failures('09:30 PM'), failures('21:30')]).toEqual([[], ['claimDetails.called format']]);
  });
});

const spin = (name: string) =>
  document.querySelector(`[role=spinbutton][aria-label="${name}"]`) as HTMLElement;
const shows = (name: string) => spin(name).textContent;

describe('a time', () => {
  it('R9-14: is written hh:mm aa, part by part, and waits for Select', async () => {
    const onCommit = await opened({ mode: 'time' });
    expect([shows('Hour'), shows('Minute')]).toEqual(['––', '––']);
    const names = screen.getAllByRole('grid').map((list) => list.getAttribute('aria-label'));
    expect(names).toEqual(['Hour: choices', 'Minute: choices', 'AM or PM']);
    fireEvent.click(cell('Hour: choices', '09'));
    fireEvent.click(cell('Minute: choices', '35'));
    fireEvent.click(cell('AM or PM', 'AM'));
    expect([shows('Hour'), shows('Minute')]).toEqual(['09', '35']);
    expect(onCommit).not.toHaveBeenCalled();
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '09:35 AM');
    expect(input().value).toBe('09:35 AM');
    expect(document.activeElement).toBe(input());
    await open();
    fireEvent.click(cell('AM or PM', 'PM'));
    press('Cancel');
    expect(input().value).toBe('09:35 AM');
    expect(dialog()).toBeNull();
  });

  it('R9-14: is written HH:mm in 24-hour mode, which has no halves of the day', async () => {
    const onCommit = await opened({ mode: 'time', hours24: true }, '21:35');
    expect(cellTexts('Hour: choices')).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
    );
    expect(screen.queryByRole('grid', { name: 'AM or PM' })).toBeNull();
    // Six columns take the room of two parts.
    expect(cell('Hour: choices', '00').closest('.cw-time-part--wide')).not.toBeNull();
    expect(cell('Minute: choices', '00').closest('.cw-time-part--wide')).toBeNull();
    fireEvent.click(cell('Hour: choices', '00'));
    press('Select');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '00:35');
  });

  it('R9-14: noon and midnight are 12 PM and 12 AM', async () => {
    const onCommit = await opened({ mode: 'time' }, '09:00 AM');
    fireEvent.click(cell('Hour: choices', '12'));
    press('Select');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '12:00 AM');
    await open();
    fireEvent.click(cell('AM or PM', 'PM'));
    press('Select');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '12:00 PM');
  });

  it('R9-14: hours are offered one by one, minutes and seconds in steps of five, unless a page says otherwise', async () => {
    await opened({ mode: 'time', seconds: true }, '09:35:20 PM');
    expect(cellTexts('Hour: choices')).toEqual([
      '12',
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
    ]);
    const fives = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'];
    expect([cellTexts('Minute: choices'), cellTexts('Second: choices')]).toEqual([fives, fives]);
    expect(isSelected(cell('Second: choices', '20'))).toBe(true);
    cleanup();
    const steps = { hoursGridStep: 3, minutesGridStep: 15, secondsGridStep: 30 };
    await opened({ mode: 'time', seconds: true, hours24: true, ...steps });
    expect(cellTexts('Hour: choices')).toEqual(['00', '03', '06', '09', '12', '15', '18', '21']);
    expect(cellTexts('Minute: choices')).toEqual(['00', '15', '30', '45']);
    expect(cellTexts('Second: choices')).toEqual(['00', '30']);
  });

  it('R9-14: each part goes up and down by one, by keys and by buttons, unless a page says otherwise', async () => {
    const onCommit = await opened({ mode: 'time', seconds: true, autoApply: true }, '09:59:20 PM');
    const key = (name: string, pressed: string) => fireEvent.keyDown(spin(name), { key: pressed });
    key('Minute', 'ArrowUp');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '10:00:20 PM');
    press('Hour: previous');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '09:00:20 PM');
    key('Second', 'ArrowDown');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '09:00:19 PM');
    expect(dialog()).not.toBeNull();
    cleanup();
    const steps = { hoursIncrement: 2, minutesIncrement: 15, secondsIncrement: 10 };
    const wider = await opened({ mode: 'time', seconds: true, autoApply: true, ...steps }, '09:00:20 PM');
    for (const part of ['Hour', 'Minute', 'Second']) press(`${part}: next`);
    expect(wider).toHaveBeenLastCalledWith('root_field', '11:15:30 PM');
  });

  it('R5-34: lies between the first and the last time of its picker', async () => {
    const onCommit = await opened({ mode: 'time', minTime: '09:30', maxTime: '17:15' }, '09:45 AM');
    expect(document.querySelector('.cw-pick-status')?.textContent).toBe(
      'Not before 09:30 AM. Not after 05:15 PM.',
    );
    expect([isClosed(cell('Hour: choices', '08')), isClosed(cell('Hour: choices', '09'))]).toEqual([
      true,
      false,
    ]);
    expect([isClosed(cell('Minute: choices', '25')), isClosed(cell('Minute: choices', '30'))]).toEqual([
      true,
      false,
    ]);
    fireEvent.click(cell('Minute: choices', '25'));
    expect(shows('Minute')).toBe('45');
    fireEvent.click(cell('AM or PM', 'PM'));
    expect(shows('Hour')).toBe('05');
    expect([isClosed(cell('Hour: choices', '05')), isClosed(cell('Hour: choices', '06'))]).toEqual([
      false,
      true,
    ]);
    expect(isClosed(cell('Minute: choices', '20'))).toBe(true);
    expect(isClosed(button('Minute: next'))).toBe(true);
    press('Select');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '05:15 PM');
  });

  it('R9-14: what is picked from is 255 pixels high, unless a page says otherwise', async () => {
    const height = () =>
      document.querySelector<HTMLElement>('.cw-time, .cw-pick')?.style.getPropertyValue('--cw-mode-height');
    for (const mode of ['time', 'month', 'year'] as const) {
      await opened({ mode });
      expect([mode, height()]).toEqual([mode, '255px']);
      cleanup();
    }
    await opened({ mode: 'time', modeHeight: 320 });
    expect(height()).toBe('320px');
  });
});
