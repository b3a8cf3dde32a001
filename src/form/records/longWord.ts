/** Longer than words are: the name of a file, an address, or what was typed without blanks. */
const LONG_WORD = /\S{12}/;

/** Class of an answer with a word that may be cut where a table has no room for it; undefined for any other. */
export const longWordClass = (text: string): string | undefined =>
  LONG_WORD.test(text) ? 'cw-long-word' : undefined;
