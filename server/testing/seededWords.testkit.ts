const LENGTH = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Draws words that are alike on every run and that nothing else holds. */
function seededWords(count: number): string[] {
  let seed = 1;
  const draw = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const word = () => Array.from({ length: LENGTH }, () => LETTERS.charAt(draw(LETTERS.length))).join('');
  return Array.from({ length: count }, word);
}

/** Creates a list of words from which some are taken. */
export function wordList(count: number) {
  const words = seededWords(count);
  let taken = 0;
  return {
    words,
    left: () => words.length - taken,
    take: (some: number): string => {
      taken += some;
      return words.slice(taken - some, taken).join(' ');
    },
  };
}

export type SeededWords = ReturnType<typeof wordList>;

/** Returns the words that bytes hold. */
export function foundIn(bytes: string, { words }: Pick<SeededWords, 'words'>): string[] {
  const known = new Set(words);
  const found = new Set<string>();
  for (const [letters] of bytes.matchAll(/[a-z]{12,}/g))
    for (let at = 0; at + LENGTH <= letters.length; at += 1) {
      const word = letters.slice(at, at + LENGTH);
      if (known.has(word)) found.add(word);
    }
  return [...found];
}
