import { describe, expect, it } from 'vitest';
import type { PickerMode } from '../../schemas/generated/types.ts';
import { bundleWith, type Change, change } from '../testing/bundles.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const DETAILS = 'pages/standard/claim-details.json';

/** What is found where the template's date has this picker. */
const onDate = (picker: object) => findings([change(DETAILS, '/blocks/0/fields/1/picker', picker)]);

/** What is found where a text field with this rule is placed so. */
function onText(format: string | null, placed: object) {
  const rules = format === null ? [] : [{ name: 'Format', ordinalParams: [format] }];
  return findings([
    change('models.json', '/models/2/fields/-', { name: 'when', type: 'string', rules }),
    change(DETAILS, '/blocks/0/fields/-', { name: 'when', label: 'Field_Store', ...placed }),
  ]);
}

async function findings(changes: Change[]) {
  const found = await validateBundle(bundleWith(changes));
  // What stands in quotes is the option, or the day, that is at fault.
  return found.map(({ code, message }) => [code, /"([^"]+)"/.exec(message)?.[1]].join(' ').trim());
}

const FORMAT_OF: [PickerMode, string, object?][] = [
  ['range', 'dateRange'],
  ['multiple', 'dates'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
  ['time', 'time'],
  ['time', 'time24', { hours24: true }],
  ['dateTime', 'dateTime'],
  ['dateTime', 'dateTime24', { hours24: true }],
];

describe('the pickers of pages', () => {
  it.each(FORMAT_OF)(
    'R8-17: a picker of the mode %s does not fit a single date',
    async (mode, _format, more) => {
      expect(await onDate({ mode, ...more })).toEqual(['picker-mode']);
    },
  );

  it.each(FORMAT_OF)(
    'R9-14: a picker of the mode %s stands on a text that is held to %s',
    async (mode, format, more) => {
      const placed = { component: 'date', picker: { mode, ...more } };
      expect(await onText(format, placed)).toEqual([]);
      expect(await onText(null, placed)).toEqual(['picker-format']);
      expect(await onText('partialDate', placed)).toEqual(['picker-format']);
    },
  );

  it('R8-17: a text is no single date, and shows its picker by the component date alone', async () => {
    expect(await onText('month', { component: 'date' })).toEqual(['wrong-component']);
    expect(await onText('month', { component: 'date', picker: { mode: 'date' } })).toEqual([
      'wrong-component',
    ]);
    expect(await onText('month', { picker: { mode: 'month' } })).toEqual(['picker-mode']);
  });

  it.each([
    ['date', { minTime: '09:00' }, ['picker-option minTime']],
    ['month', { disabledWeekdays: [0] }, ['picker-option disabledWeekdays']],
    ['range', { limit: 3, now: true }, ['picker-option limit', 'picker-option now']],
    ['multiple', { maxDays: 3 }, ['picker-option maxDays']],
    ['time', { weekStart: 1, minDate: '01/01/2020' }, ['picker-option weekStart', 'picker-option minDate']],
    ['week', { modeHeight: 300 }, ['picker-option modeHeight']],
    ['range', { minDays: 3, maxDays: 2 }, ['picker-option minDays']],
    ['range', { minDays: 3, maxDays: 3 }, []],
    ['dateTime', { minTime: '17:00', maxTime: '09:00' }, ['picker-option minTime']],
    ['time', { minTime: '09:00', maxTime: '09:00:30' }, []],
    ['year', { yearFrom: 2021, yearTo: 2020 }, ['picker-option yearFrom']],
    ['date', { minDate: '02/01/2020', maxDate: '2020-01-31' }, ['picker-option minDate']],
    ['date', { disabledDates: ['02/01/2020', '02/30/2020'] }, ['picker-option 02/30/2020']],
    ['date', { maxDate: '2/1/2020' }, ['picker-option 2/1/2020']],
  ] as [PickerMode, object, string[]][])(
    'R5-34: an option that does nothing is found: %s %o',
    async (mode, options, found) => {
      const format = FORMAT_OF.find(([name]) => name === mode)?.[1];
      const picker = { mode, ...options };
      expect(format ? await onText(format, { component: 'date', picker }) : await onDate(picker)).toEqual(
        found,
      );
    },
  );
});
