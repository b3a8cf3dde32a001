import { type Clock, type ClockShape, formatClock, hourOf } from './clock.ts';

/** Matches hours alone or with minutes and seconds, and the half of the day in English, Spanish or Arabic. */
const TIME = /^(\d{1,2})(?: ?[:.h] ?(\d{2})(?: ?[:.] ?(\d{2}))?)?(?: ?(?:([ap])\.? ?m\.?|([صم])))?$/iu;
/** Matches a time of four digits. */
const DIGITS = /^(\d{2})(\d{2})(?= ?\D|$)/;

/**
 * Parses a time that a person typed, else returns null: `9:30 pm`, `21.30`, `0930`. An hour from 1 to 12 without AM or
 * PM is ambiguous, so it is read only where the field has 24 hours.
 */
function readWrittenTime(text: string, { hours24 }: ClockShape): Clock | null {
  const [, hours, minutes = '0', seconds = '0', latin, arabic] =
    TIME.exec(text.replace(DIGITS, '$1:$2')) ?? [];
  const half = latin?.toLowerCase() ?? (arabic && (arabic === 'م' ? 'p' : 'a'));
  const isEither = half === undefined && !hours24 && Number(hours) >= 1 && Number(hours) <= 12;
  if (hours === undefined || isEither) return null;
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half === 'p');
  const [minute, second] = [Number(minutes), Number(seconds)];
  return hour === null || hour > 23 || minute > 59 || second > 59 ? null : { hour, minute, second };
}

/** Converts a typed time to the field's format; undefined where the text is no time, or lacks a needed AM or PM. */
export function writtenTime(text: string, shape: ClockShape): string | undefined {
  const clock = readWrittenTime(text, shape);
  return clock ? formatClock(clock, shape) : undefined;
}
