import type { DatePicker } from '../../schemas/generated/types.ts';
import { exampleSet, type WidgetExample } from '../examples.ts';

const picked = (name: string, label: string, picker: DatePicker): WidgetExample => ({
  name,
  label,
  value: null,
  options: { picker },
});

export const dateExamples = exampleSet(
  'date',
  'Date of purchase',
  { empty: null, filled: '03/15/2020' },
  {},
  [
    {
      name: 'bounded',
      label: 'Date of sale',
      value: null,
      options: { picker: { minDate: '01/01/2018', maxDate: '12/31/2021' } },
    },
    picked('years', 'Year of the contract', { yearFrom: 2015, yearTo: 2020 }),
    picked('closedDays', 'Day of the appointment', {
      disabledWeekdays: [0, 6],
      disabledDates: ['07/03/2026'],
    }),
    picked('openDays', 'Day of the hearing', { allowedDates: ['07/06/2026', '07/13/2026'] }),
    picked('weekFromSunday', 'Day of delivery', { weekStart: 0 }),
    picked('bySelect', 'Day of repair', { autoApply: false }),
    picked('staysOnScroll', 'Day of return', { closeOnScroll: false }),
    picked('apart', 'Day of refund', { offset: 24, alignFrom: 600 }),
    picked('longSwipe', 'Day of resale', { swipeThreshold: 60 }),
  ],
);
