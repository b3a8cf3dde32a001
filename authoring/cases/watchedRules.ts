import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { FormModel, OwnerNode } from '../../transforms/form/formModel.ts';
import { flatFields } from '../../transforms/ground/innerFields.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';

/** Rule of a form's models whose coverage by cases is recorded, with its location. */
export interface WatchedRule {
  /** Path of the field or list without positions of records: `claimTransactions.amount`. */
  path: string;
  /** Name of the rule, as in errors. */
  rule: string;
  place: SourceLocation;
  /** Position by which verdicts distinguish rules of one name on the same field; missing for a faulty rule. */
  order?: number;
}

/** Returns every rule of a form's models, in the order of the configuration, without those that pages imply. */
export function watchedRules({ models }: FormModel): WatchedRule[] {
  return models
    .flatMap((model) => [
      ...(model.list ? [model.list] : []),
      ...flatFields(model.fields).map(({ field }) => field),
    ])
    .flatMap(rulesOf);
}

function rulesOf({ key, config, place, rules }: OwnerNode): WatchedRule[] {
  return config.rules.map(({ name }, index) => {
    const order = rules.find((rule) => rule.index === index)?.instance.order;
    const watched = { path: key, rule: ruleNameOf(name) ?? name, place: place.at('rules', index) };
    return order === undefined ? watched : { ...watched, order };
  });
}
