import type { FactPair } from './compareFacts.ts';
import type { Fact } from './fact.ts';

/** Requirement that a rule or a page puts to claims. A bundle that adds it refuses claims that were filed before. */
export interface Demand {
  /** Name of the field or model that must meet it. */
  of: string;
  /** Words that follow the name of the added fact: `must be answered`. */
  words: string;
  /** Keys of the facts whose addition may be its cause, the nearest first. */
  by: readonly string[];
}

/**
 * Adds to each addition in `told` the requirements of the added facts, `came`, that it causes. Such an addition is
 * stricter, because no stored claim meets them.
 */
export function withDemands(told: readonly FactPair[], came: readonly Fact[]): FactPair[] {
  const alone = new Map(told.flatMap(({ before, after }) => (after && !before ? [[after.key, after]] : [])));
  const demands = new Map<Fact, string[]>();
  for (const { demand } of came) {
    const by = demand?.by.map((key) => alone.get(key)).find((fact) => fact !== undefined);
    if (demand && by) demands.set(by, [...(demands.get(by) ?? []), wordsAt(by, demand)]);
  }
  return told.map((pair) => {
    const words = pair.after && demands.get(pair.after);
    return words ? { ...pair, effect: 'stricter', demands: words } : pair;
  });
}

/** Returns the words of a requirement, with the name of the field where the fact is a model, a block or a page. */
const wordsAt = ({ name }: Fact, { of, words }: Demand): string =>
  name === of || name.startsWith(`${of},`) ? words : `${of} ${words}`;
