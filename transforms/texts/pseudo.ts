import type { Content } from '../../schemas/generated/types.ts';
import { EN } from './en.ts';

/** What is no word: placeholders, addresses of links, code, escapes and the marks of inline Markdown. */
const NO_WORD = /(\{\w+(?:\.\w+)*\}|\]\([^)]*\)|`[^`]*`|\\.|\*\*|[*_[\]])/;

const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const MARKED = 'áćéğĥîĵķļñóŕšţůŵýžÁĆÉĞĤÎĴĶĻÑÓŔŠŢŮŴÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...MARKED][index] ?? letter]));

const accented = (words: string): string =>
  [...words].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/** An address or a number is dialled and written to as it stands. */
const isNoCopy = (text: string): boolean => !/\p{L}/u.test(text) || (/[@/]/.test(text) && !/\s/.test(text));

function overWords(text: string, write: (words: string) => string): string {
  if (isNoCopy(text)) return text;
  const parts = text.split(NO_WORD);
  return parts.map((part, index) => (index % 2 === 0 ? write(part) : part)).join('');
}

const FILLER = accented(' one two three four five six seven eight nine ten eleven twelve');
/** How much longer than English other languages often are. */
const LONGER = 0.4;

/** Accented and two fifths longer, between brackets: `[Ţîţļé óñé]`. What is cut off or not translated is seen at once. */
export function pseudoLonger(text: string): string {
  if (isNoCopy(text)) return text;
  const more = Math.ceil(text.length * LONGER);
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more);
  return `[${overWords(text, accented)}${filler}]`;
}

const [OVERRIDE, END] = ['\u202e', '\u202c'];

/** English letters from right to left: what a page lays out for the other direction is seen by who reads none such. */
export function pseudoRightToLeft(text: string): string {
  return overWords(text, (words) => words.replace(/\p{L}+/gu, (word) => `${OVERRIDE}${word}${END}`));
}

/** Cultures that nobody speaks, for a look at a page before its texts are translated. */
export const PSEUDO_CULTURES: Readonly<Record<string, { name: string; write: (text: string) => string }>> = {
  'en-XA': { name: 'Longer (en-XA)', write: pseudoLonger },
  'ar-XB': { name: 'Right to left (ar-XB)', write: pseudoRightToLeft },
};

/** All texts of a pseudo-culture: the product's English with the settlement's over it, each rewritten. */
export function pseudoContent(culture: string, english: Content = {}): Content {
  const write = PSEUDO_CULTURES[culture]?.write ?? ((text: string) => text);
  const texts = Object.entries({ ...EN, ...english });
  return Object.fromEntries(texts.map(([key, text]) => [key, write(text)]));
}
