import { folded } from './folded.ts';

interface Entry {
  value: string;
  label?: string | undefined;
}

/** Entry of a list of values with its folded texts, ready to be searched. */
export interface Searchable<E extends Entry> {
  entry: E;
  texts: readonly string[];
}

/** Returns each entry of a list of values with its folded label and value, once for any number of searches. */
export function searchable<E extends Entry>(entries: readonly E[]): Searchable<E>[] {
  return entries.map((entry) => ({ entry, texts: [entry.label ?? entry.value, entry.value].map(folded) }));
}

/** Ranks a text for a query: lower is better; null where it does not match. */
function rankOf(text: string, sought: string, words: readonly string[]): number | null {
  if (text === sought) return 1;
  if (text.startsWith(sought)) return 2;
  if (text.includes(` ${sought}`)) return 3;
  if (text.includes(sought)) return 4;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 5 : null;
}

/**
 * Returns the entries whose label or value contains the query, or words that begin with each of its words, without case
 * and accents. The likeliest come first: an entry with this exact value, then those that equal the query, begin with
 * it, have a word that begins with it, or contain it; equal ones stay in the list's order. An empty query matches all.
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
