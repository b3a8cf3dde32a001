import { endOfText, isClosing, isOpening, QUOTE } from './jsonCharacters.ts';

/** Offsets of a value, and of its key, in a JSON text. */
export interface ValueLocation {
  key?: number;
  value: number;
}

/**
 * Finds the value at a path in a valid JSON text, or its nearest ancestor where the path leads nowhere. Of two equal
 * keys the last counts, as for JSON.parse. Scans the text, which for a few values of a large file is faster than a
 * syntax tree.
 */
export function locateValue(text: string, path: readonly string[]): ValueLocation {
  let location: ValueLocation = { value: afterBlank(text, 0) };
  for (const segment of path) {
    const found = childOf(text, location.value, segment);
    if (!found) return { value: location.value };
    location = found;
  }
  return location;
}

function childOf(text: string, around: number, segment: string): ValueLocation | undefined {
  const opening = text[around];
  if (opening !== '{' && opening !== '[') return undefined;
  let found: ValueLocation | undefined;
  let at = afterBlank(text, around + 1);
  for (let index = 0; text[at] !== '}' && text[at] !== ']'; index++) {
    const location = opening === '{' ? property(text, at) : { value: at };
    const name = location.key === undefined ? String(index) : nameAt(text, location.key);
    if (name === segment) found = location;
    at = afterBlank(text, endOfValue(text, location.value));
    if (text[at] === ',') at = afterBlank(text, at + 1);
  }
  return found;
}

function property(text: string, key: number): ValueLocation {
  const colon = afterBlank(text, endOfText(text, key) + 1);
  return { key, value: afterBlank(text, colon + 1) };
}

function nameAt(text: string, key: number): unknown {
  return JSON.parse(text.slice(key, endOfText(text, key) + 1));
}

const BLANK = new Set([' ', '\t', '\n', '\r']);

function afterBlank(text: string, start: number): number {
  let at = start;
  while (BLANK.has(text.charAt(at))) at++;
  return at;
}

/** Matches a number or a word, up to the next delimiter. */
const WORD = /[^\s,}\]]*/y;

/** Returns the offset behind a value. */
function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfText(text, start) + 1;
  if (!isOpening(first)) {
    WORD.lastIndex = start;
    return start + (WORD.exec(text)?.[0].length ?? 0);
  }
  let open = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (isOpening(code)) open++;
    else if (isClosing(code) && --open === 0) return at + 1;
  }
  return text.length;
}
