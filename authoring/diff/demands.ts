import type { FactPair } from './compareFacts.ts';
import type { Fact } from './fact.ts';

/** What a claim must have, so that whatever brings it refuses claims that were filed before. */
export interface Demand {
  /** The name of the field or model that it is of. */
  of: string;
  /** In words that follow what brings it: `must be answered`. */
  words: string;
  /** The keys of what may bring it, the nearest first. */
  by: readonly string[];
}

/** What came, with all that it demands of claims: it is stricter then, and no claim that is on file has it. */
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

/** The field is named where what brings it is not named by it: a model, a block, a page. */
const wordsAt = ({ name }: Fact, { of, words }: Demand): string =>
  name === of || name.startsWith(`${of},`) ? words : `${of} ${words}`;
