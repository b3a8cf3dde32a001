import { isContainer } from '../../transforms/ground/pointer.ts';
import { endOfText, isClosing, isOpening, QUOTE } from './jsonCharacters.ts';

/**
 * Parses a JSON text without duplicate keys and with at most `deepest` levels; returns undefined for any other, whose
 * faults `parseWithFaults` finds. Several times as fast as `parseWithFaults`.
 */
export function parseFaultlessJson(text: string, deepest: number): { value: unknown } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const written = writtenIn(text);
  // Of two equal keys the parsed object has only one.
  const isFaultless = written.depth <= deepest && written.keys === keysIn(value);
  return isFaultless ? { value } : undefined;
}

const COLON = 0x3a;

/** Counts the keys of a valid JSON text, and its levels. */
function writtenIn(text: string): { keys: number; depth: number } {
  let keys = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COLON) keys++;
    else if (isOpening(code)) depth = Math.max(depth, ++open);
    else if (isClosing(code)) open--;
  }
  return { keys, depth };
}

function keysIn(value: unknown): number {
  if (!isContainer(value)) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + keysIn(item), 0);
  let sum = 0;
  for (const key in value) sum += 1 + keysIn(value[key]);
  return sum;
}
