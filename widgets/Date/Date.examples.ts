import type { DatePicker } from '../../schemas/generated/types.ts';
import { commonStates, type ExampleSet, type WidgetExample } from '../examples.ts';

const picked = (label: string, picker: DatePicker): WidgetExample => ({
  label,
  value: null,
  options: { picker },
});

const filled = (label: string, value: string, picker: DatePicker): WidgetExample => ({
  ...picked(label, picker),
  value,
});

/** States of the date widget, with those of its pickers, for the gallery and the tests of widgets. */
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
    now: picked('Day of the call', { now: true }),
    month: picked('Month of the repair', { mode: 'month' }),
    monthBounded: filled('Month of the first bill', '03/2020', {
      mode: 'month',
      minDate: '06/15/2019',
      maxDate: '04/30/2020',
      now: true,
    }),
    year: picked('Year of the model', { mode: 'year', yearFrom: 2001, yearTo: 2026 }),
    yearAny: picked('Year of birth', { mode: 'year' }),
    time: picked('Time of the call', { mode: 'time', now: true }),
    time24: filled('Time of arrival', '21:35', { mode: 'time', hours24: true }),
    timeSeconds: filled('Time of the recording', '09:35:20 PM', { mode: 'time', seconds: true }),
    timeBounded: picked('Time of the visit', { mode: 'time', minTime: '09:00', maxTime: '17:30' }),
    timeSteps: picked('Time of the shift', {
      mode: 'time',
      hoursGridStep: 2,
      minutesGridStep: 15,
      minutesIncrement: 15,
    }),
    tall: picked('Time of the alarm', { mode: 'time', modeHeight: 320 }),
    dateTime: filled('Start of the outage', '03/15/2020 09:30 AM', { mode: 'dateTime' }),
    dateTime24: picked('End of the outage', { mode: 'dateTime', hours24: true, now: true }),
    week: picked('Week of the work', { mode: 'week' }),
    range: filled('Days of the rental', '03/10/2020 - 03/15/2020', { mode: 'range' }),
    rangeLength: filled('Days of the trip', '03/10/2020 - 03/12/2020', {
      mode: 'range',
      minDays: 2,
      maxDays: 7,
      autoApply: false,
    }),
    multiple: filled('Days without power', '03/10/2020, 03/15/2020', { mode: 'multiple' }),
    limit: filled('Days of the hearings', '03/10/2020', { mode: 'multiple', limit: 2 }),
    longSwipe: picked('Day of resale', { swipeThreshold: 60 }),
  },
};
