/** Random number generator that gives the same numbers for the same seed, so that a search is reproducible. */
export interface Random {
  /** Returns an integer from 0 up to, but excluding, `end`. */
  below(end: number): number;
  /** Returns a random item; undefined for an empty list. */
  pick<T>(from: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
}

/** Hashes a text to 32 bits (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Creates a Mulberry32 generator: small, fast, and the same on every machine. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Creates the generator of a seed, which may be any text. */
export function createRandom(seed: string): Random {
  const next = mulberry(seedOf(seed));
  const below = (end: number): number => next() % Math.max(1, end);
  return {
    below,
    pick: (from) => from[below(from.length)],
    shuffled: (list) => {
      const shuffled = [...list];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        const [one, two] = [shuffled[index], shuffled[other]];
        if (one !== undefined && two !== undefined) [shuffled[index], shuffled[other]] = [two, one];
      }
      return shuffled;
    },
  };
}
