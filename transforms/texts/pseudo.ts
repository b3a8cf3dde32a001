import type { Content } from '../../schemas/generated/types.ts';
import { EN } from './en.ts';

/**
 * Matches the parts of a text that are not translated: placeholders, addresses of links, code, escapes and inline
 * Markdown.
 */
const NO_WORD = /(\{\w+(?:\.\w+)*\}|\]\([^)]*\)|`[^`]*`|\\.|\*\*|[*_[\]])/;

const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const MARKED = 'áćéğĥîĵķļñóŕšţůŵýžÁĆÉĞĤÎĴĶĻÑÓŔŠŢŮŴÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...MARKED][index] ?? letter]));

const accented = (words: string): string =>
  [...words].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/** Tests if a text is an address or a number, which is the same in every language. */
const isNoCopy = (text: string): boolean => !/\p{L}/u.test(text) || (/[@/]/.test(text) && !/\s/.test(text));

function overWords(text: string, write: (words: string) => string): string {
  if (isNoCopy(text)) return text;
  const parts = text.split(NO_WORD);
  return parts.map((part, index) => (index % 2 === 0 ? write(part) : part)).join('');
}

const FILLER = accented(' one two three four five six seven eight nine ten eleven twelve');
/** Share by which other languages are often longer than English. */
const LONGER = 0.4;

/**
 * Accents a text and lengthens it by two fifths, in brackets: `[Ţîţļé óñé]`. This exposes clipped and untranslated
 * texts.
 */
export function pseudoLonger(text: string): string {
  if (isNoCopy(text)) return text;
  const more = Math.ceil(text.length * LONGER);
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more);
  return `[${overWords(text, accented)}${filler}]`;
}

const [OVERRIDE, END] = ['\u202e', '\u202c'];

/**
 * Overrides the direction of English words, so that developers who read no right-to-left language can check a mirrored
 * layout.
 */
export function pseudoRightToLeft(text: string): string {
  return overWords(text, (words) => words.replace(/\p{L}+/gu, (word) => `${OVERRIDE}${word}${END}`));
}

/** Pseudo-cultures, which show a page with rewritten texts before its texts are translated. */
export const PSEUDO_CULTURES: Readonly<Record<string, { name: string; write: (text: string) => string }>> = {
  'en-XA': { name: 'Longer (en-XA)', write: pseudoLonger },
  'ar-XB': { name: 'Right to left (ar-XB)', write: pseudoRightToLeft },
};

/** Returns all texts of a pseudo-culture: the product's English merged with the settlement's, each rewritten. */
export function pseudoContent(culture: string, english: Content = {}): Content {
  const write = PSEUDO_CULTURES[culture]?.write ?? ((text: string) => text);
  const texts = Object.entries({ ...EN, ...english });
  return Object.fromEntries(texts.map(([key, text]) => [key, write(text)]));
}
