import { directionOf } from './direction.ts';

const OPENING = /[\u2066-\u2068]/;
const END = '\u2069';

/**
 * Marks at the start of a fallback text: the isolate of its direction and an invisible direction mark, which
 * distinguishes it from a line that an author has isolated, such as "PDF" in an Arabic list.
 */
const STARTS = { ltr: '\u2066\u200e', rtl: '\u2067\u200f' };
const START = /^(?:\u2066\u200e|\u2067\u200f)/;

/**
 * Isolates each line of a fallback text in the culture `own`, because its question mark would come first otherwise. A
 * text without white space, or of the direction of the culture `active`, stays unchanged.
 */
export function inOwnDirection(text: string, own: string, active: string): string {
  const direction = directionOf(own);
  if (direction === directionOf(active) || !/\s/.test(text)) return text;
  return text.replace(/[^\n]+/g, (line) => `${STARTS[direction]}${line}${END}`);
}

/** Returns the text between the marks, where they enclose the whole line; null for any other line. */
function within(line: string): string | null {
  if (!START.test(line) || !line.endsWith(END)) return null;
  let depth = 1;
  const inner = line.slice(2, -1);
  for (const char of inner) {
    if (OPENING.test(char)) depth += 1;
    if (char === END) depth -= 1;
    if (depth === 0) return null;
  }
  return inner;
}

/**
 * Returns a text that `inOwnDirection()` isolated, without its marks; null for any other text. A page marks it with its
 * language (WCAG 3.1.2).
 */
export function fallbackText(text: string): string | null {
  if (!START.test(text)) return null;
  const lines = text.split('\n').map((line) => (line === '' ? line : within(line)));
  return lines.every((line) => line !== null) ? lines.join('\n') : null;
}
