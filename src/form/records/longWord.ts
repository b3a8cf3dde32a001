/** Run of characters longer than most words, such as a file name or an address. */
const LONG_WORD = /\S{12}/;

/** Returns the CSS class of an answer with a long word, which may break in a narrow column; undefined for any other. */
export const longWordClass = (text: string): string | undefined =>
  LONG_WORD.test(text) ? 'cw-long-word' : undefined;
