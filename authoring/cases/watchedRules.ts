import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { FormModel, OwnerNode } from '../../transforms/form/formModel.ts';
import { flatFields } from '../../transforms/ground/innerFields.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';

/** A rule of the models, where it stands. */
export interface WatchedRule {
  /** The field or list, without the positions of records: `claimTransactions.amount`. */
  path: string;
  /** As errors name it. */
  rule: string;
  place: SourceLocation;
  /** By which verdicts tell it from another of its name on the same field; none for a rule at fault. */
  order?: number;
}

/** Every rule of a form's models, in the order of the configuration; what pages demand by themselves is no rule of theirs. */
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
