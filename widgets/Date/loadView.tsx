import type { ComponentType } from 'react';
import type { PickerMode } from '../../schemas/generated/types.ts';
import { calendarLocale } from './locales.ts';
import type { DaysProps } from './views/DaysFrame.tsx';
import type { PickViewProps } from './views/view.ts';

/** Component of a calendar or picker in one mode. */
export type View = ComponentType<PickViewProps>;

type Loader = (language: string) => Promise<View>;

/** Loads a calendar of days with the library's texts in the page's language. */
const ofDays =
  (load: () => Promise<ComponentType<DaysProps>>): Loader =>
  async (language) => {
    const [Days, locale] = await Promise.all([load(), calendarLocale(language)]);
    return (props) => <Days {...props} locale={locale} />;
  };

const LOADERS: Readonly<Record<PickerMode, Loader>> = {
  date: ofDays(async () => (await import('./views/Calendar.tsx')).Calendar),
  dateTime: ofDays(async () => (await import('./views/DateTimeCalendar.tsx')).DateTimeCalendar),
  week: ofDays(async () => (await import('./views/WeekCalendar.tsx')).WeekCalendar),
  range: ofDays(async () => (await import('./views/RangeCalendar.tsx')).RangeCalendar),
  multiple: ofDays(async () => (await import('./views/MultipleCalendar.tsx')).MultipleCalendar),
  month: async () => (await import('./views/Months.tsx')).Months,
  year: async () => (await import('./views/Years.tsx')).Years,
  time: async () => (await import('./views/Times.tsx')).Times,
};

/** Loads the view of a picker's mode, with the texts of the page's language. */
export const loadView = (mode: PickerMode, language: string): Promise<View> => LOADERS[mode](language);
