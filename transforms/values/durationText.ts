import { unitText } from './unitText.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Formats a duration in one unit of a culture, with its plural (C16-02): `53 seconds`, `2 minutes`, `1 hour`. Minutes
 * and hours are rounded up for a waiting time, so that it suffices, and down with `floor` for remaining time.
 */
export function durationText(seconds: number, culture: string, rounded: 'ceil' | 'floor' = 'ceil'): string {
  if (seconds < MINUTE) return unitText(seconds, 'second', culture);
  if (seconds < HOUR) return unitText(Math[rounded](seconds / MINUTE), 'minute', culture);
  return unitText(Math[rounded](seconds / HOUR), 'hour', culture);
}
