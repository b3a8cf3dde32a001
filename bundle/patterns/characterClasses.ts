import type { AST } from '@eslint-community/regexpp';

/** Set of code points, as closed ranges in any order. */
export type Ranges = readonly (readonly [number, number])[];

/** Part of a pattern that matches one character of a text. */
export type CharacterMatcher = AST.Character | AST.CharacterSet | AST.CharacterClass;

const LAST = 0x10ffff;
const DIGITS: Ranges = [[0x30, 0x39]];
const WORDS: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
const SPACES: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const scanned = new Map<string, Ranges>();

/** Returns the code points that a part matches; undefined where it matches strings or has syntax of the flag `v`. */
export function rangesOf(leaf: CharacterMatcher): Ranges | undefined {
  if (leaf.type === 'Character') return [[leaf.value, leaf.value]];
  if (leaf.type === 'CharacterSet') return setRanges(leaf);
  const parts: Ranges[] = [];
  for (const element of leaf.elements) {
    if (element.type === 'CharacterClassRange') parts.push([[element.min.value, element.max.value]]);
    else if (element.type === 'Character' || element.type === 'CharacterSet') {
      const ranges = rangesOf(element);
      if (!ranges) return undefined;
      parts.push(ranges);
    } else return undefined;
  }
  const union = parts.flat();
  return leaf.negate ? complement(union) : union;
}

function setRanges(set: AST.CharacterSet): Ranges | undefined {
  if (set.kind === 'any') return complement(LINE_ENDS);
  if (set.kind === 'property') return set.strings ? undefined : scan(set.raw);
  const ranges = { digit: DIGITS, word: WORDS, space: SPACES }[set.kind];
  return set.negate ? complement(ranges) : ranges;
}

function complement(ranges: Ranges): Ranges {
  const out: [number, number][] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    if (from > next) out.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) out.push([next, LAST]);
  return out;
}

/** Returns the code points of a Unicode property, `\p{…}`, by matching the text of all code points. */
function scan(raw: string): Ranges {
  const known = scanned.get(raw);
  if (known) return known;
  const runs = everyCodePoint().matchAll(new RegExp(`(?:${raw})+`, 'gu'));
  const ranges = [...runs].flatMap(({ index, 0: run }) => rangesIn(index, index + run.length));
  scanned.set(raw, ranges);
  return ranges;
}

/** Layout of the text of all code points: low surrogates precede high ones, so that no two make a pair. */
const BLOCKS = [
  { from: 0, to: 0xd7ff, at: 0, units: 1 },
  { from: 0xdc00, to: 0xdfff, at: 0xd800, units: 1 },
  { from: 0xd800, to: 0xdbff, at: 0xdc00, units: 1 },
  { from: 0xe000, to: 0xffff, at: 0xe000, units: 1 },
  { from: 0x10000, to: LAST, at: 0x10000, units: 2 },
] as const;

let all: string | undefined;

function everyCodePoint(): string {
  if (all === undefined) {
    const text = new Uint16Array(0x10000 + 2 * (LAST + 1 - 0x10000));
    for (const { from, to, at } of BLOCKS)
      for (let point = from; point <= Math.min(to, 0xffff); point += 1) text[at + point - from] = point;
    for (let point = 0x10000, at = 0x10000; point <= LAST; point += 1, at += 2) {
      text[at] = 0xd800 + ((point - 0x10000) >> 10);
      text[at + 1] = 0xdc00 + (point & 0x3ff);
    }
    all = Buffer.from(text.buffer).toString('utf16le');
  }
  return all;
}

/** Returns the code points in a slice of the text of all code points. */
function rangesIn(start: number, end: number): [number, number][] {
  return BLOCKS.flatMap(({ from, to, at, units }): [number, number][] => {
    const first = Math.max(start, at);
    const last = Math.min(end, at + (to - from + 1) * units) - 1;
    if (first > last) return [];
    return [[from + Math.floor((first - at) / units), from + Math.floor((last - at) / units)]];
  });
}

/** Set of code points that the same parts of a pattern match, with one of them as example. */
export interface EquivalenceClass {
  example: number;
  /** True at the index of each part that matches it. */
  takenBy: readonly boolean[];
}

/** Partitions all code points by the ranges that have them, so that an automaton has one transition for each class. */
export function equivalenceClasses(leaves: readonly Ranges[]): EquivalenceClass[] {
  const edges = new Set([0]);
  for (const [from, to] of leaves.flat()) edges.add(from).add(to + 1);
  const kinds = new Map<string, EquivalenceClass>();
  for (const example of [...edges].filter((edge) => edge <= LAST).sort((a, b) => readable(a) - readable(b))) {
    const matchedBy = leaves.map((ranges) => ranges.some(([from, to]) => from <= example && example <= to));
    const key = matchedBy.map(Number).join('');
    if (!kinds.has(key)) kinds.set(key, { example, takenBy: matchedBy });
  }
  return [...kinds.values()];
}

/** Orders printable ASCII first, so that authors are shown readable examples. */
const readable = (point: number): number => (point > 0x20 && point < 0x7f ? point : point + LAST);
