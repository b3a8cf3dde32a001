import type { Part } from '../../bundle/findings/position.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { Demand } from './demands.ts';
import type { Effect } from './effect.ts';

/** Subject of a difference. The meaning of a value never changes, because programs read it (`--format json`). */
export type Subject =
  | 'form'
  | 'wayIn'
  | 'deadline'
  | 'documents'
  | 'culture'
  | 'column'
  | 'list'
  | 'model'
  | 'field'
  | 'calculation'
  | 'rule'
  | 'page'
  | 'exit'
  | 'block'
  | 'condition'
  | 'placement'
  | 'options'
  | 'setting'
  | 'text';

/** Location in one of the two bundles. */
export interface FactPlace {
  /** Relative to the bundle's folder. */
  file: string;
  pointer: string;
  part?: Part;
}

/** Property of a bundle that can be compared with the same property of another bundle. */
export interface Fact {
  subject: Subject;
  /** Form; missing for what all forms share. */
  form?: FormName;
  /** Page on which claimants see it, by the name of its file. */
  page?: string;
  /** Key, which is equal in both bundles. Several facts may share a key: equal ones are matched first. */
  key: string;
  /** Keys of its containers: where one of them was added or removed, the fact is not reported by itself. */
  within: readonly string[];
  /** Name by which facts of one key with different values are paired, such as that of a text. */
  alias?: string;
  /** Name for people: `claimantInfo.email, rule maxLength`. */
  name: string;
  /** Value as JSON, without properties that have no effect. */
  value: unknown;
  /** Value in words. */
  words: string;
  place: FactPlace;
  /** Effects of its addition and removal; neither looser nor stricter where left out. */
  added?: Effect;
  gone?: Effect;
  /** Requirement that it puts to claims, reported with its container where the fact is not reported by itself. */
  demand?: Demand;
  /** Returns the effect of a changed value; undefined where claimants notice nothing. `changed` where left out. */
  changed?(before: Fact, after: Fact): Effect | undefined;
}

/** Creates the comparison of two facts from a comparison of their values. */
export function byValues<Value>(
  effect: (before: Value, after: Value) => Effect | undefined,
): NonNullable<Fact['changed']> {
  // Facts of one key are built by one function, so that both values have its type.
  return (before, after) => effect(before.value as Value, after.value as Value);
}

/**
 * Key that no fact has: a fact within it is reported only where its value changes, because its addition or removal is
 * that of another fact.
 */
export const NEVER_ALONE = 'never alone';
