/** Character code of a double quote. */
export const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Tests if a character code is that of `{` or `[`. */
export function isOpening(code: number): boolean {
  return code === 0x7b || code === 0x5b;
}

/** Tests if a character code is that of `}` or `]`. */
export function isClosing(code: number): boolean {
  return code === 0x7d || code === 0x5d;
}

/** Returns the offset of the quote that closes the string at an offset of a valid JSON text. */
export function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}
