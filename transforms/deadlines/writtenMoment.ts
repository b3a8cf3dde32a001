import { contentText, ownKey, type Texts } from '../texts/lookUp.ts';
import { LATIN_DIGITS } from '../values/latinDigits.ts';
import { ianaTimeZone } from './timeZones.ts';

/** Returns the content key of an IANA time zone's name, by its city: `Zone_Los_Angeles`. */
export const zoneKey = (zone: string): string => `Zone_${zone.slice(zone.lastIndexOf('/') + 1)}`;

const DAY = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * Formats an instant in a zone, given by its Windows name, and a culture:
 * `Saturday, May 4, 2030 at 5:00 p.m. Pacific time`. It is precise to the minute, or with `second` to the second. The
 * names of zones are texts of the product, because engines name zones differently; a culture without them has its
 * engine's names.
 */
export function writtenMoment(instant: Date, timeZone: string, texts: Texts, second?: '2-digit'): string {
  const zone = ianaTimeZone(timeZone);
  const format = (options: Intl.DateTimeFormatOptions, culture = texts.culture) =>
    new Intl.DateTimeFormat(culture, { ...LATIN_DIGITS, timeZone: zone, ...options });
  const time = { ...TIME, second };
  const zoneName = ownKey(zoneKey(zone), texts);
  if (zoneName === undefined || ownKey('Moment', texts) === undefined)
    return format({ ...DAY, ...time, timeZoneName: 'long' }).format(instant);
  const clock = format(time);
  // The halves of the day are texts of the culture, because engines write them in several ways.
  const [figures = '', half] = format(time, 'en-US').format(instant).split(/\s/);
  const halfKey = half === 'AM' ? 'Moment_Morning' : 'Moment_Afternoon';
  return contentText('Moment', texts, {
    date: format(DAY).format(instant),
    time: clock.resolvedOptions().hour12
      ? contentText(halfKey, texts, { time: figures })
      : clock.format(instant),
    zone: contentText(zoneName, texts),
  });
}
