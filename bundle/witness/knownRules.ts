import type { Place } from '../../transforms/config/errors.ts';
import type { OwnerNode } from '../../transforms/form/formModel.ts';
import type { Instance } from '../../transforms/vocabulary/defineRule.ts';
import type { BodyOf, RuleName } from '../../transforms/vocabulary/rules.ts';
import { JUDGEMENTS, type ValueRule } from '../meaning/judgements.ts';

interface Standing {
  /** The key of the field or list on which it stands. */
  owner: string;
  /** Where it is written; the place of its field or list for one that a page demands. */
  place: Place;
}

/** A rule where it stands, with what its parameters became. */
export type KnownRule = {
  [R in RuleName]: Standing & { name: R; instance: Instance<BodyOf<R>> };
}[RuleName];

/** One that looks at no other field: what it lets through can be told of the value. */
type KnownValueRule = Extract<KnownRule, { name: ValueRule }>;

export function isOfValue(rule: KnownRule): rule is KnownValueRule {
  return JUDGEMENTS[rule.name].looksAt !== 'claim';
}

/** The rules of a field or list, in the order of the configuration. */
export const knownRules = ({ key, place, rules }: OwnerNode): KnownRule[] =>
  rules.map(
    ({ name, instance, ...rule }) =>
      ({ owner: key, name, instance, place: rule.index === undefined ? place : rule.place }) as KnownRule,
  );
