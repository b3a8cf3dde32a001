import type { Draw } from '../../../bench/server/faults/drawFrom.ts';

const LONGEST = 2000;
const EDGES = [0, 1, 9, 10, 13, 32, 34, 39, 45, 47, 48, 57, 92, 127, 128, 191, 194, 224, 239, 244, 255];

interface Source {
  draw: Draw;
  /** What was kept so far: others are crossed with it. */
  kept: readonly Buffer[];
  /** Words of the format. */
  words: readonly Buffer[];
}

type Change = (bytes: Buffer, at: number, source: Source) => Buffer;

const below = (draw: Draw, most: number): number => Math.floor(draw() * most);
const oneOf = <T>(draw: Draw, all: readonly T[]): T | undefined => all[below(draw, all.length)];
const replaced = (bytes: Buffer, from: number, to: number, by: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(to)]);
const some = (bytes: Buffer, draw: Draw): Buffer => {
  const from = below(draw, bytes.length);
  return bytes.subarray(from, from + 1 + below(draw, 16));
};

const CHANGES: readonly Change[] = [
  (bytes, at, { draw }) => replaced(bytes, at, at + 1, Buffer.of((bytes[at] ?? 0) ^ (1 << below(draw, 8)))),
  (bytes, at, { draw }) => replaced(bytes, at, at + 1, Buffer.of(oneOf(draw, EDGES) ?? 0)),
  (bytes, at, { draw }) => replaced(bytes, at, at, Buffer.of(below(draw, 256))),
  (bytes, at, { draw }) => replaced(bytes, at, at + 1 + below(draw, 8), Buffer.alloc(0)),
  (bytes, at, { draw }) => replaced(bytes, at, at, some(bytes, draw)),
  (bytes, at, { draw, words }) => replaced(bytes, at, at, oneOf(draw, words) ?? Buffer.alloc(0)),
  (bytes, at, { draw, words }) => {
    const word = oneOf(draw, words) ?? Buffer.alloc(0);
    return replaced(bytes, at, at + word.length, word);
  },
  (bytes, at, { draw, kept }) => replaced(bytes, at, bytes.length, some(oneOf(draw, kept) ?? bytes, draw)),
  (bytes, at, { draw, kept }) => {
    const other = oneOf(draw, kept) ?? bytes;
    return replaced(bytes, at, bytes.length, other.subarray(below(draw, other.length)));
  },
];

/** Beginnings decide more than the rest. */
const placeIn = (bytes: Buffer, draw: Draw): number => (draw() < 0.15 ? 0 : below(draw, bytes.length + 1));

/** The bytes with one to eight changes, never longer than two thousand. */
export function mutate(bytes: Buffer, source: Source): Buffer {
  let changed = bytes;
  for (let left = 1 + below(source.draw, 2 ** below(source.draw, 4)); left > 0; left -= 1)
    changed = oneOf(source.draw, CHANGES)?.(changed, placeIn(changed, source.draw), source) ?? changed;
  return changed.subarray(0, LONGEST);
}
