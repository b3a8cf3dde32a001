import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { Settlement } from '../../schemas/generated/types.ts';
import type { MessageParams } from '../ground/verdict.ts';
import type { Texts } from '../texts/lookUp.ts';
import { daysInMonth } from '../values/day.ts';
import { LATIN_DIGITS } from '../values/latinDigits.ts';
import { own } from '../values/own.ts';
import { DeadlineError, ianaTimeZone } from './timeZones.ts';
import { writtenMoment } from './writtenMoment.ts';

const DEADLINE = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}):(\d{2}) (AM|PM|am|pm))?$/;

/** Wall-clock parts of a deadline: `MM/dd/yyyy hh:mm:ss a`, or `MM/dd/yyyy` for the end of that day (R5-32). */
interface WallClock {
  year: number;
  month: number;
  day: number;
  time: string;
}

function twentyFourHours(hour: number, half: string): number {
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

function readWallClock(text: string): WallClock | null {
  const match = DEADLINE.exec(text);
  if (!match) return null;
  const [month = 0, day = 0, year = 0] = match.slice(1, 4).map(Number);
  const [hour = 0, minute = 0, second = 0] = match.slice(4, 7).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const half = match[7];
  if (half === undefined) return { year, month, day, time: '23:59:59.999' };
  if (hour < 1 || hour > 12 || minute > 59 || second > 59) return null;
  const pad = (value: number) => String(value).padStart(2, '0');
  return { year, month, day, time: `${pad(twentyFourHours(hour, half))}:${pad(minute)}:${pad(second)}.000` };
}

/** Tests if a text is a deadline in one of the two formats (R5-32). */
export function isDeadline(text: string): boolean {
  return readWallClock(text) !== null;
}

/**
 * Parses a deadline in a zone given by its Windows name to an instant; without a time, to the end of that day (C6-19).
 * Throws a DeadlineError for another format or an unknown zone.
 */
export function parseDeadline(text: string, windowsZone: string): Date {
  const zone = ianaTimeZone(windowsZone);
  const clock = readWallClock(text);
  if (!clock)
    throw new DeadlineError(
      `The deadline ${text} has an invalid date format: use MM/dd/yyyy hh:mm:ss a or MM/dd/yyyy.`,
      text,
    );
  const date = [
    String(clock.year).padStart(4, '0'),
    String(clock.month).padStart(2, '0'),
    String(clock.day).padStart(2, '0'),
  ].join('-');
  return fromZonedTime(`${date}T${clock.time}`, zone);
}

/** Deadline as the server sends it: text in one of the two formats, and the Windows name of its zone. */
export interface DeadlineText {
  deadline: string;
  timeZone: string;
}

/** Styles in which a text can show a deadline. */
export const DEADLINE_STYLES = ['short', 'long', 'full'] as const;

/** Formats a deadline in a culture. */
function written(
  { deadline, timeZone }: DeadlineText,
  texts: Texts,
): Record<(typeof DEADLINE_STYLES)[number], string> {
  const instant = parseDeadline(deadline, timeZone);
  return {
    // The deadline is written in its own zone, so its date needs no conversion.
    short: deadline.slice(0, 10),
    long: new Intl.DateTimeFormat(texts.culture, {
      ...LATIN_DIGITS,
      timeZone: ianaTimeZone(timeZone),
      dateStyle: 'long',
    }).format(instant),
    full: writtenMoment(instant, timeZone, texts),
  };
}

/** Returns deadlines as parameters of texts: `{deadline.<key>.short|long|full}` (R9-11, C7-09). */
export function deadlineParams(deadlines: Record<string, DeadlineText>, texts: Texts): MessageParams {
  const params: MessageParams = {};
  for (const [key, deadline] of Object.entries(deadlines)) {
    for (const [style, text] of Object.entries(written(deadline, texts)))
      params[`deadline.${key}.${style}`] = text;
  }
  return params;
}

type Deadlines = Pick<Settlement, 'deadlines' | 'timeZone'>;

/**
 * Cache of the instants of a settlement's deadlines, because each submission needs them and parsing with time zones is
 * slow.
 */
const instants = new WeakMap<Deadlines, Map<string, Date>>();

function instantOf(settlement: Deadlines, key: string): Date | null {
  const setting = own(settlement.deadlines, key);
  if (!setting) return null;
  const known = instants.get(settlement) ?? new Map<string, Date>();
  const instant = known.get(key) ?? parseDeadline(setting.deadline, setting.timeZone ?? settlement.timeZone);
  instants.set(settlement, known.set(key, instant));
  return instant;
}

/**
 * Returns the instant after which no claim is in time: of each kind of claim the first of its keys' deadlines, and of
 * these the last; null while claims of a kind have no deadline.
 */
export function closingTime(settlement: Deadlines, kinds: readonly (readonly string[])[]): Date | null {
  const closings = kinds.map((keys) => {
    const times = keys.flatMap((key) => instantOf(settlement, key)?.getTime() ?? []);
    return times.length > 0 ? Math.min(...times) : Number.POSITIVE_INFINITY;
  });
  const last = Math.max(...closings);
  return Number.isFinite(last) ? new Date(last) : null;
}

/** Returns the first of these keys whose deadline had passed at an instant; null while all are open. */
export function passedDeadline(settlement: Deadlines, keys: readonly string[], at: Date): string | null {
  const passed = keys.find((key) => {
    const instant = instantOf(settlement, key);
    return instant !== null && at > instant;
  });
  return passed ?? null;
}
