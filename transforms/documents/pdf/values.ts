import { bytesOf } from '../bytes.ts';

/** Value in the syntax of PDF: a name or a keyword is text, a string is bytes, `12 0 R` is a reference. */
export type PdfValue = number | string | Uint8Array | { object: string } | PdfValue[] | PdfDictionary;

export interface PdfDictionary {
  entries: Map<string, PdfValue>;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && 'entries' in value && value.entries instanceof Map;

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const WORD = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX = /<([^>]*)>/y;

/** Maximum nesting of values, because the dictionaries that are read here are nearly flat. */
const DEEPEST = 20;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Parser of consecutive values in a PDF's text, one character a byte. */
export class ValueReader {
  private readonly text: string;
  private at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Reads the next value; a truncated dictionary or list ends with the text. */
  read(depth = 0): PdfValue {
    this.match(SPACE);
    if (depth > DEEPEST) return this.passOver();
    if (this.skip('<<')) return { entries: this.entries(depth) };
    if (this.skip('[')) return this.list(']', depth);
    if (this.skip('(')) return this.literal();
    const hex = this.match(HEX);
    if (hex) return hexBytes(hex[1] ?? '');
    const reference = this.match(REFERENCE);
    if (reference) return { object: `${reference[1]} ${reference[2]}` };
    const word = this.match(WORD)?.[0] ?? '';
    if (word === '') return this.passOver();
    return /^[+-]?[\d.]+$/.test(word) ? Number(word) : word;
  }

  private passOver(): string {
    this.at += 1;
    return '';
  }

  private entries(depth: number): Map<string, PdfValue> {
    const entries = new Map<string, PdfValue>();
    const values = this.list('>>', depth);
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [name, value] = values.slice(index, index + 2);
      if (typeof name === 'string' && value !== undefined) entries.set(name, value);
    }
    return entries;
  }

  private list(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.match(SPACE);
      if (this.at >= this.text.length || this.skip(end)) return values;
      values.push(this.read(depth + 1));
    }
  }

  /** Reads a string in parentheses, which can be nested. */
  private literal(): Uint8Array {
    let open = 1;
    let found = '';
    while (this.at < this.text.length) {
      const character = this.text.charAt(this.at);
      this.at += 1;
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      if (open === 0) break;
      found += character === '\\' ? this.escaped() : character;
    }
    return bytesOf(found);
  }

  private escaped(): string {
    const octal = this.match(/[0-7]{1,3}/y)?.[0];
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    if (this.match(/\r\n|\r|\n/y)) return '';
    const character = this.text.charAt(this.at);
    this.at += 1;
    return ESCAPES[character] ?? character;
  }

  private skip(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }
}

function hexBytes(written: string): Uint8Array {
  const digits = written.replace(/[^0-9a-f]/gi, '');
  const pairs = digits.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
