import { folded } from './folded.ts';

interface Entry {
  value: string;
  label?: string | undefined;
}

/** An entry with its texts as they are compared. */
export interface Searchable<E extends Entry> {
  entry: E;
  texts: readonly string[];
}

/** Makes a list ready to be searched: once, however often it is. */
export function searchable<E extends Entry>(entries: readonly E[]): Searchable<E>[] {
  return entries.map((entry) => ({ entry, texts: [entry.label ?? entry.value, entry.value].map(folded) }));
}

/** How well a text is what was sought: the lower, the better; null where it is not. */
function rankOf(text: string, sought: string, words: readonly string[]): number | null {
  if (text === sought) return 1;
  if (text.startsWith(sought)) return 2;
  if (text.includes(` ${sought}`)) return 3;
  if (text.includes(sought)) return 4;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 5 : null;
}

/**
 * The entries whose label or value holds the query, or words that begin with each of its, without case and accents. The likeliest come
 * first: an entry of just this value, then those that are the query, begin with it, have a word that begins with it, or
 * hold it; equal ones stay in the list's order. An empty query finds all.
 */
export function searchList<E extends Entry>(list: readonly Searchable<E>[], query: string): E[] {
  const sought = folded(query);
  if (sought === '') return list.map(({ entry }) => entry);
  const words = sought.split(' ');
  const ranked = list.flatMap(({ entry, texts }) => {
    const ranks = texts.map((text) => rankOf(text, sought, words)).filter((rank) => rank !== null);
    if (ranks.length === 0) return [];
    return [{ entry, rank: entry.value === query ? 0 : Math.min(...ranks) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
