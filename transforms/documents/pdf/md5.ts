import { dataViewOf } from '../bytes.ts';

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Pads the bytes with end mark and length to blocks of 64. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = dataViewOf(whole);
  view.setUint32(whole.length - 8, bytes.length << 3, true);
  view.setUint32(whole.length - 4, bytes.length >>> 29, true);
  return view;
}

/** Returns the mixing function of a step, and the index of the word of the block that it adds. */
function mixed(step: number, b: number, c: number, d: number): [mixture: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

/** Computes the MD5 digest, from which old PDFs derive their keys. It is not used to protect data. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes);
  let state: [number, number, number, number] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = state;
    for (let step = 0; step < 64; step += 1) {
      const [mixture, word] = mixed(step, b, c, d);
      const sum = (a + mixture + (SINES[step] ?? 0) + view.getUint32(block + word * 4, true)) | 0;
      const shift = SHIFTS[step >> 4]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + rotated(sum, shift)) | 0];
    }
    const [e, f, g, h] = state;
    state = [(a + e) | 0, (b + f) | 0, (c + g) | 0, (d + h) | 0];
  }
  const digest = new Uint8Array(16);
  const words = dataViewOf(digest);
  for (const [index, word] of state.entries()) words.setUint32(index * 4, word, true);
  return digest;
}
