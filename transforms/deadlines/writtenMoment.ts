import { LATIN_DIGITS } from '../values/latinDigits.ts';
import { ianaTimeZone } from './timeZones.ts';

/** An instant to the minute in the words of a culture, in a zone that is named: `May 4, 2030 at 5:00 PM Pacific Daylight Time`. */
export function writtenMoment(
  instant: Date,
  timeZone: string,
  culture: string,
  more?: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'second'>,
): string {
  return new Intl.DateTimeFormat(culture, {
    ...LATIN_DIGITS,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone: ianaTimeZone(timeZone),
    ...more,
  }).format(instant);
}
