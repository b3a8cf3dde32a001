import type { DatePicker } from '../../schemas/generated/types.ts';
import { commonStates, type ExampleSet, type WidgetExample } from '../examples.ts';

const picked = (label: string, picker: DatePicker): WidgetExample => ({
  label,
  value: null,
  options: { picker },
});

export const dateExamples: ExampleSet<'date'> = {
  widget: 'date',
  examples: {
    ...commonStates({ label: 'Date of purchase', empty: null, filled: '03/15/2020' }),
    bounded: picked('Date of sale', { minDate: '01/01/2018', maxDate: '12/31/2021' }),
    years: picked('Year of the contract', { yearFrom: 2015, yearTo: 2020 }),
    closedDays: picked('Day of the appointment', { disabledWeekdays: [0, 6], disabledDates: ['07/03/2026'] }),
    openDays: picked('Day of the hearing', { allowedDates: ['07/06/2026', '07/13/2026'] }),
    weekFromSunday: picked('Day of delivery', { weekStart: 0 }),
    bySelect: picked('Day of repair', { autoApply: false }),
    staysOnScroll: picked('Day of return', { closeOnScroll: false }),
    apart: picked('Day of refund', { offset: 24, alignFrom: 600 }),
    longSwipe: picked('Day of resale', { swipeThreshold: 60 }),
  },
};
