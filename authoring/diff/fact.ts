import type { Part } from '../../bundle/findings/position.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { Demand } from './demands.ts';
import type { Effect } from './effect.ts';

/** What differences are about. A kind is never given a new meaning: programs read it (`--format json`). */
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

/** Where something stands, in one of the two bundles. */
export interface FactPlace {
  /** Relative to the bundle's folder. */
  file: string;
  pointer: string;
  part?: Part;
}

/** One thing that a bundle says, so that it can be held against what another bundle says of the same thing. */
export interface Fact {
  subject: Subject;
  /** The form it is of; what all forms share has none. */
  form?: FormName;
  /** The page on which claimants meet it, by the name of its file. */
  page?: string;
  /** The same in both bundles. Several facts may have one key: those that mean the same are matched first. */
  key: string;
  /** The keys of what it is a part of: where one of these came or went, it is not told by itself. */
  within: readonly string[];
  /** Tells facts of one key from each other where their meanings differ: the name of a text. */
  alias?: string;
  /** What people call it: `claimantInfo.email, rule maxLength`. */
  name: string;
  /** What it means, as JSON without what makes no difference. */
  value: unknown;
  /** The same for people. */
  words: string;
  place: FactPlace;
  /** What its coming and its going mean; neither looser nor stricter where left out. */
  added?: Effect;
  gone?: Effect;
  /** What a claim must have by it: told with what it came with, where it is not told by itself. */
  demand?: Demand;
  /** What another meaning means; undefined where claimants notice nothing. `changed` where left out. */
  changed?(before: Fact, after: Fact): Effect | undefined;
}

/** The effect of a change from what the values of two facts are. */
export function byValues<Value>(
  effect: (before: Value, after: Value) => Effect | undefined,
): NonNullable<Fact['changed']> {
  // Facts of one key are made in one place, so that both values are of its type.
  return (before, after) => effect(before.value as Value, after.value as Value);
}

/** A key that no fact has: what is within it is told where it changes, and comes and goes with something else. */
export const NEVER_ALONE = 'never alone';
