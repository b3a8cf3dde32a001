import { canonicalMeaning } from './canonicalMeaning.ts';
import { withDemands } from './demands.ts';
import type { Effect } from './effect.ts';
import type { Fact } from './fact.ts';

/** Fact that differs between the two bundles: both versions, or one where it was added or removed. */
export interface FactPair {
  before?: Fact;
  after?: Fact;
  effect: Effect | null;
  /** Requirements for claims that an added fact causes, in words; missing where there are none. */
  demands?: readonly string[];
}

/** Returns the differing facts of two bundles. The facts within something that was added or removed are left out. */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): FactPair[] {
  const old = byKey(before);
  const now = byKey(after);
  const pairs = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    matched(old.get(key) ?? [], now.get(key) ?? []),
  );
  const told = pairs.flatMap(({ before: one, after: other }): FactPair[] => {
    if (one && other) return changedPair(one, other);
    if (one && !isPart(one, now)) return [{ before: one, effect: one.gone ?? null }];
    return other && !isPart(other, old) ? [{ after: other, effect: other.added ?? null }] : [];
  });
  const came = pairs.flatMap(({ before: one, after: other }) => (other && !one ? [other] : []));
  return withDemands(told, came);
}

function changedPair(before: Fact, after: Fact): FactPair[] {
  const effect = after.changed ? after.changed(before, after) : 'changed';
  return effect === undefined ? [] : [{ before, after, effect }];
}

/** Tests if the container of a fact is missing on the other side. */
const isPart = ({ within }: Fact, others: ReadonlyMap<string, Fact[]>): boolean =>
  within.some((key) => !others.has(key));

function byKey(facts: readonly Fact[]): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const fact of facts) {
    const known = found.get(fact.key);
    if (known) known.push(fact);
    else found.set(fact.key, [fact]);
  }
  return found;
}

interface Pair {
  before?: Fact;
  after?: Fact;
}

/**
 * Pairs the facts of one key: equal ones are dropped, then those with one alias are paired, then the rest in order.
 */
function matched(before: readonly Fact[], after: readonly Fact[]): Pair[] {
  const old = [...before];
  const now = [...after];
  takePairs(old, now, ({ value }) => canonicalMeaning(value));
  const named = takePairs(old, now, ({ alias }) => alias);
  const inOrder = takePairs(old, now, () => '');
  return [
    ...named,
    ...inOrder,
    ...old.map((fact) => ({ before: fact })),
    ...now.map((fact) => ({ after: fact })),
  ];
}

/** Removes the facts with equal marks from both lists and returns them as pairs. */
function takePairs(old: Fact[], now: Fact[], markOf: (fact: Fact) => string | undefined): Pair[] {
  return [...old].flatMap((before) => {
    const mark = markOf(before);
    const at = mark === undefined ? -1 : now.findIndex((fact) => markOf(fact) === mark);
    if (at < 0) return [];
    const [after] = now.splice(at, 1);
    old.splice(old.indexOf(before), 1);
    return after ? [{ before, after }] : [];
  });
}
