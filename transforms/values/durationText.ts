import { unitText } from './unitText.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Formats a duration in a culture, with its plural (C16-02): `53 seconds`, `2 minutes`, `1 hour`. A waiting time is
 * rounded up, so that it suffices; remaining time is rounded down.
 */
export function durationText(seconds: number, culture: string, rounded: 'ceil' | 'floor' = 'ceil'): string {
  if (seconds < MINUTE) return unitText(seconds, 'second', culture);
  if (seconds < HOUR) return unitText(Math[rounded](seconds / MINUTE), 'minute', culture);
  return unitText(Math[rounded](seconds / HOUR), 'hour', culture);
}
