/** Time of day: hours 0 to 23, minutes and seconds 0 to 59. */
export interface Clock {
  hour: number;
  minute: number;
  second: number;
}

/** Format of a time. */
export interface ClockShape {
  /** True for `21:30`, false for `09:30 PM`. */
  hours24?: boolean;
  /** True where seconds are written, `21:30:00`. */
  seconds?: boolean;
}

const WRITTEN = /^(\d\d):([0-5]\d)(?::([0-5]\d))?(?: ([AP])M)?$/;
const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Converts an hour from 1 to 12 and its half of the day to the hour of the day; null for another hour. */
export function hourOf(hour: number, isAfternoon: boolean): number | null {
  return hour >= 1 && hour <= 12 ? (hour % 12) + (isAfternoon ? 12 : 0) : null;
}

/** Parses `hh:mm aa` and `HH:mm`, with or without seconds; null where the text is no such time. */
export function parseClock(text: string | undefined): Clock | null {
  const [whole, hours, minutes, seconds = '0', half] = WRITTEN.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half === 'P');
  return hour === null || hour > 23 ? null : { hour, minute: Number(minutes), second: Number(seconds) };
}

/** Formats a time as `hh:mm aa`, or as `HH:mm` in 24-hour mode (R9-14). */
export function formatClock({ hour, minute, second }: Clock, { hours24, seconds }: ClockShape): string {
  const parts = [hours24 ? hour : hour % 12 || 12, minute, ...(seconds ? [second] : [])];
  const written = parts.map(twoDigits).join(':');
  return hours24 ? written : `${written} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the seconds since midnight. */
export function secondsOf({ hour, minute, second }: Clock): number {
  return (hour * 60 + minute) * 60 + second;
}

/** Returns the time of a number of seconds after midnight. */
export function clockAt(seconds: number): Clock {
  return {
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}
