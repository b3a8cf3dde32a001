import type { Place } from '../../transforms/config/errors.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { compiledInstances } from '../../transforms/form/claimSchema.ts';
import type { Instance } from '../../transforms/vocabulary/defineRule.ts';
import { type BodyOf, RULE_NAMES, type RuleName } from '../../transforms/vocabulary/rules.ts';
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

type Unplaced = Omit<KnownRule, 'place'>;

/** The rules on a node of a form's schema, in the order of the configuration. */
export function rulesAt(
  schema: Readonly<Record<string, unknown>>,
  owner: string,
  { rules, place }: FieldConfig | ModelConfig,
): KnownRule[] {
  const found = RULE_NAMES.flatMap((name): Unplaced[] => {
    const instances: Instance<object>[] = compiledInstances(schema, name);
    return instances.map((instance) => ({ owner, name, instance }) as Unplaced);
  });
  return found
    .sort((a, b) => a.instance.order - b.instance.order)
    .map((rule, index) => {
      const written = index < rules.length ? place.at('rules', index) : place;
      return { ...rule, place: written } as KnownRule;
    });
}
