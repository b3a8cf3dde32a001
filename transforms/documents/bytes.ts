/** Tests if bytes have the text, one byte a character, at an offset. */
export function hasAt(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0 || at + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index += 1)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Decodes bytes as Latin-1 text, one character a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Encodes a text of one byte a character. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns the last offset of a text at or before `from`; -1 where there is none. */
export function lastPlace(bytes: Uint8Array, text: string, from: number = bytes.length): number {
  let at = Math.min(from, bytes.length - text.length);
  while (at >= 0 && !hasAt(bytes, at, text)) at -= 1;
  return at;
}

/** Returns the first offset of a text at or after `from`; -1 where there is none. */
export function firstPlace(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !hasAt(bytes, at, text)) at = bytes.indexOf(first, at + 1);
  return at;
}

/** Concatenates bytes. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Returns a DataView of the bytes, whose methods read big-endian numbers by default. */
export const dataViewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
