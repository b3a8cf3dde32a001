import { type ParseErrorCode, visit } from 'jsonc-parser';
import { parseFaultlessJson } from './faultlessJson.ts';

/** Fault of a JSON text at an offset. */
export interface JsonFault {
  code: 'syntax-error' | 'duplicate-key';
  offset: number;
  message: string;
  hint: string;
}

/** Parsed text; `value` is undefined for invalid JSON. */
export interface ParsedJson {
  value: unknown;
  faults: JsonFault[];
}

const DEEPEST = 200;

/** Messages and hints for the error codes of jsonc-parser. */
const WORDS: Record<ParseErrorCode, [message: string, hint: string]> = {
  1: [
    'Something stands here that JSON does not know',
    'Texts need double quotes; only true, false and null are words.',
  ],
  2: [
    'This is no number as JSON writes them',
    'Write digits with an optional sign, point and exponent: -12.5.',
  ],
  3: [
    'A property name is expected',
    'Write the name in double quotes, and no comma after the last property.',
  ],
  4: ['A value is expected', 'Write a value, and no comma after the last one.'],
  5: ['A colon is expected', 'Write a colon between a property and its value.'],
  6: ['A comma is expected', 'Separate values and properties by commas.'],
  7: ['A closing brace is expected', 'Close the object with }.'],
  8: ['A closing bracket is expected', 'Close the list with ].'],
  9: ['The file should end here', 'A file holds one JSON value: remove what follows it.'],
  10: ['JSON has no comments', 'Take the comment away.'],
  11: ['A comment is not closed', 'Take the comment away: JSON has none.'],
  12: ['A text is not closed', 'Close the text with a double quote on the same line.'],
  13: [
    'This is no number as JSON writes them',
    'Write digits with an optional sign, point and exponent: -12.5.',
  ],
  14: ['A \\u escape needs four hexadecimal digits', 'Write it as \\u00e9.'],
  15: ['A backslash begins an escape that JSON does not know', 'Double the backslash: \\\\.'],
  16: [
    'A character stands here that JSON does not allow',
    'Write control characters as escapes: \\n, \\t, \\u0007.',
  ],
};

class TooDeep extends Error {}

/** Parses strict JSON, without comments or trailing commas. Returns the first syntax error, and all duplicate keys. */
export function parseJson(text: string): ParsedJson {
  const faultless = parseFaultlessJson(text, DEEPEST);
  return faultless ? { ...faultless, faults: [] } : parseWithFaults(text);
}

/** Parses a text and finds its faults by a scan. */
export function parseWithFaults(text: string): ParsedJson {
  const faults = scan(text);
  if (faults.some(({ code }) => code === 'syntax-error')) return { value: undefined, faults };
  try {
    return { value: JSON.parse(text), faults };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      value: undefined,
      faults: [...faults, syntaxFault(0, [`This is no JSON (${error.message})`, "Mend the file's syntax."])],
    };
  }
}

function syntaxFault(offset: number, [message, hint]: readonly [string, string]): JsonFault {
  return { code: 'syntax-error', offset, message: `${message}.`, hint };
}

function scan(text: string): JsonFault[] {
  const duplicates: JsonFault[] = [];
  const syntax: JsonFault[] = [];
  const open: Set<string>[] = [];
  const begin = (offset: number) => {
    if (open.length >= DEEPEST) {
      syntax.push(
        syntaxFault(offset, [`Values are nested deeper than ${DEEPEST} levels`, 'Flatten the file.']),
      );
      throw new TooDeep();
    }
    open.push(new Set());
  };
  const visitor = {
    onObjectBegin: (offset: number) => begin(offset),
    onArrayBegin: (offset: number) => begin(offset),
    onObjectEnd: () => void open.pop(),
    onArrayEnd: () => void open.pop(),
    onObjectProperty: (name: string, offset: number) => {
      const seen = open.at(-1);
      if (seen?.has(name)) duplicates.push(duplicateFault(name, offset));
      seen?.add(name);
    },
    onError: (code: ParseErrorCode, offset: number) => {
      if (syntax.length === 0) syntax.push(syntaxFault(offset, WORDS[code]));
    },
  };
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return syntax.length > 0 ? syntax : duplicates;
}

function duplicateFault(name: string, offset: number): JsonFault {
  return {
    code: 'duplicate-key',
    offset,
    message: `The key "${name}" stands twice in this object.`,
    hint: 'Keep one of the two: only the last one would count.',
  };
}
