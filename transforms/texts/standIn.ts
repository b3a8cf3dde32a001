import { directionOf } from './direction.ts';

const ISOLATES = { ltr: '\u2066', rtl: '\u2067' };
const OPENING = /[\u2066-\u2068]/;
const END = '\u2069';

/** Words that stand in for a text of the other direction keep their own: else their question mark comes first. */
export function inOwnDirection(text: string, own: string, active: string): string {
  const direction = directionOf(own);
  if (direction === directionOf(active) || !/\s/.test(text)) return text;
  return text.replace(/[^\n]+/g, (line) => `${ISOLATES[direction]}${line}${END}`);
}

/** What stands between an isolate and its end, where both hold the whole line; null for any other line. */
function within(line: string): string | null {
  if (!OPENING.test(line.charAt(0)) || !line.endsWith(END)) return null;
  let depth = 1;
  const inner = line.slice(1, -1);
  for (const char of inner) {
    if (OPENING.test(char)) depth += 1;
    if (char === END) depth -= 1;
    if (depth === 0) return null;
  }
  return inner;
}

/**
 * The words that stand in for a text which the active culture lacks and which is written in the other direction, as they
 * were written; null for any other text. A page says of what language they are (WCAG 3.1.2).
 */
export function standIn(text: string): string | null {
  if (!OPENING.test(text.charAt(0))) return null;
  const lines = text.split('\n').map((line) => (line === '' ? line : within(line)));
  return lines.every((line) => line !== null) ? lines.join('\n') : null;
}
