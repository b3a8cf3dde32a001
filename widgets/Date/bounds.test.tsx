import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldPlacement, Page, Rule } from '../../schemas/generated/types.ts';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import { bundleForm, entry, field, NO_TEXTS, rule } from '../../transforms/testing/forms.testkit.ts';
import { drawDialogs } from '../dialogs.testkit.ts';
import { day, opened } from './dateField.testkit.ts';
import { boundsOf, dayText, pickerDay } from './days.ts';

beforeAll(drawDialogs);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** What a page hands the widget of a date with these rules. */
async function optionsOfDate(rules: Rule[], placement: Partial<FieldPlacement> = {}): Promise<FieldOptions> {
  const fields = [{ name: 'sold', label: 'Date of sale', ...placement }];
  const blocks: Page['blocks'] = [{ kind: 'fields', id: 'a', model: 'claimDetails', fields }];
  const models = [entry('claimDetails', [field('sold', rules, 'date')])];
  const { plan } = await bundleForm({ models, pages: { start: { blocks } } });
  const page = { path: '/standard/start', titleKey: 'Title', blocks };
  const ui = pageSchema(plan, page, { texts: NO_TEXTS, lists: {} }).uiSchema.claimDetails;
  return (ui as Record<string, LeafUiSchema>).sold?.['ui:options'] as FieldOptions;
}

describe('the bounds of the calendar', () => {
  it('R5-34: has the first and the last day of its picker', () => {
    const { minDate, maxDate } = boundsOf({ minDate: '06/10/2019', maxDate: '06/20/2020' });
    expect([dayText(minDate), dayText(maxDate)]).toEqual(['06/10/2019', '06/20/2020']);
  });

  it('R5-33: a range gives the calendar its bounds and the month it opens at', async () => {
    const onCommit = await opened({ options: { picker: { minDate: '06/10/2019', maxDate: '06/20/2019' } } });
    expect(screen.getByRole('grid').getAttribute('aria-label')).toMatch(/June,? 2019/);
    fireEvent.click(day(9));
    fireEvent.click(day(21));
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(day(10));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '06/10/2019');
  });

  it('R5-33: a range rule of the field bounds its calendar, whatever the picker itself says', async () => {
    const rules = [rule('range', ['2019-06-10', '06/20/2019'], { type: 'date' })];
    const options = await optionsOfDate(rules, { picker: { yearFrom: 2000, maxDate: '06/19/2019' } });
    const onCommit = await opened({ options });
    expect(screen.getByRole('grid').getAttribute('aria-label')).toMatch(/June,? 2019/);
    for (const closed of [9, 20]) fireEvent.click(day(closed));
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(day(19));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '06/19/2019');
  });

  it('R5-33: where no future day is allowed the calendar ends today or yesterday, as Los Angeles has it', async () => {
    const lateInNewYork = new Date('2026-05-21T05:00:00Z');
    const until = async (...parameters: Parameters<typeof rule>) => {
      const { picker, days } = await optionsOfDate([rule(...parameters)]);
      return dayText(boundsOf(picker, days, lateInNewYork).maxDate);
    };
    expect(await until('preventFutureDate')).toBe('05/19/2026');
    expect(await until('preventFutureDate', [], { allowToday: true })).toBe('05/20/2026');
    expect(await until('range', [null, '01/31/2020'], { type: 'date' })).toBe('01/31/2020');
    expect(await until('range', [1, 5])).toBe('12/31/2100');
  });

  it('C10-06: what a rule asserts of the date itself bounds the calendar, what depends on others does not', async () => {
    const now = new Date('2026-05-21T12:00:00Z');
    const sold = { field: 'sold' };
    const bounds = async (condition: object) => {
      const { picker, days } = await optionsOfDate([rule('assert', [], { condition })]);
      const { minDate, maxDate, openToDate } = boundsOf(picker, days, now);
      return [minDate, maxDate, openToDate].map(dayText);
    };
    expect(
      await bounds({
        all: [
          { value: sold, onOrAfter: '01/01/2015' },
          { value: '2020-12-31', onOrAfter: sold },
        ],
      }),
    ).toEqual(['01/01/2015', '12/31/2020', '12/31/2020']);
    expect(
      await bounds({
        all: [
          { value: sold, after: '01/01/2015' },
          { value: sold, before: '12/31/2020' },
        ],
      }),
    ).toEqual(['01/02/2015', '12/30/2020', '12/30/2020']);
    expect(await bounds({ value: sold, onOrBefore: { today: { years: -18 } } })).toEqual([
      '01/01/1900',
      '05/21/2008',
      '05/21/2008',
    ]);
    expect(await bounds({ value: sold, after: { today: {} } })).toEqual([
      '05/22/2026',
      '12/31/2100',
      '05/22/2026',
    ]);
    expect(
      await bounds({
        all: [
          { value: sold, onOrAfter: { shift: { today: {} }, months: -6 } },
          { value: sold, before: { shift: '2024-01-31', years: 3, months: 1 } },
        ],
      }),
    ).toEqual(['11/21/2025', '02/27/2027', '05/21/2026']);
    expect(
      (
        await bounds({
          any: [
            { value: sold, after: '01/01/2015' },
            { value: sold, empty: true },
          ],
        })
      )[0],
    ).toBe('01/01/1900');
  });

  it('C10-06: a range, a rule against future days and an answered start bound the calendar together', async () => {
    const rules = [rule('range', ['2015-01-01', null], { type: 'date' }), rule('preventFutureShortDate')];
    const { days } = await optionsOfDate(rules);
    const { minDate, maxDate } = boundsOf(
      undefined,
      { ...days, firstDay: '06/10/2019' },
      new Date('2026-05-21T12:00:00Z'),
    );
    expect([minDate, maxDate].map(dayText)).toEqual(['06/10/2019', '05/20/2026']);
    expect(dayText(boundsOf(undefined, days).minDate)).toBe('01/01/2015');
  });

  it('R5-34, R9-14: without bounds the years are 1900 to 2100', () => {
    const { minDate, maxDate } = boundsOf();
    expect([dayText(minDate), dayText(maxDate)]).toEqual(['01/01/1900', '12/31/2100']);
  });

  it('R5-34: closed days, closed weekdays and a list of open days', async () => {
    const closed = { disabledDates: ['03/16/2020'], disabledWeekdays: [0] };
    const onCommit = await opened({ value: '03/18/2020', options: { picker: closed } });
    fireEvent.click(day(16));
    fireEvent.click(day(15));
    expect(onCommit).not.toHaveBeenCalled();
    cleanup();
    const second = await opened({
      value: '03/18/2020',
      options: { picker: { allowedDates: ['03/19/2020', '03/26/2020'] } },
    });
    for (const closed of [18, 20, 27]) fireEvent.click(day(closed));
    expect(second).not.toHaveBeenCalled();
    fireEvent.click(day(19));
    expect(second).toHaveBeenCalledExactlyOnceWith('root_field', '03/19/2020');
  });

  it('reads a day strictly, in either spelling', () => {
    expect(pickerDay('2/3/2020')).toBeUndefined();
    expect(pickerDay('02/30/2020')).toBeUndefined();
    expect(pickerDay('2020-02-03')?.getDate()).toBe(3);
  });
});
