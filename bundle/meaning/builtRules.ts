import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { Instance } from '../../transforms/vocabulary/defineRule.ts';
import type { MeaningKind, MeaningOf, RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { type BundleView, formTypeOf, memoizePerBundle } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { builtForms } from './builtForms.ts';

/** Compiled rule with resolved names. A rule at fault is reported elsewhere and is left out. */
export interface BuiltRule {
  name: RuleName;
  instance: Instance<object>;
  meaning: RuleMeaning;
  place: SourceLocation;
}

/** Rules of one field, or of a list model as a whole. */
export interface RuleOwnerView {
  model: ModelView;
  /** Absent for the rules of a list model as a whole. */
  field?: FieldView;
  rules: readonly BuiltRule[];
}

/** Returns every model and every field of the bundle, each with its compiled rules of models.json. */
export const builtRules = memoizePerBundle((view: BundleView): RuleOwnerView[] => {
  const forms = new Map(builtForms(view).map(({ name, model }) => [formTypeOf(name), model]));
  return view.models.all.flatMap((model): RuleOwnerView[] => {
    const built = (key: string) => writtenRules(forms.get(model.formType)?.fields.get(key)?.rules ?? []);
    return [
      { model, rules: built(model.name) },
      ...[...model.fields].map(([name, field]) => ({ model, field, rules: built(`${model.name}.${name}`) })),
    ];
  });
});

/** Returns the rules of models.json, without those that pages add. */
const writtenRules = (rules: readonly RuleNode[]): BuiltRule[] =>
  rules.flatMap((rule) => {
    const { name, instance, place, index } = rule;
    return index === undefined ? [] : [{ name, instance, meaning: meaningOf(rule), place }];
  });

const byField = memoizePerBundle(
  (view: BundleView) =>
    new Map(builtRules(view).flatMap(({ field, rules }) => (field ? [[field.field, rules] as const] : []))),
);

/** Returns the compiled rules of a field in models.json. */
export function rulesOfField(view: BundleView, { field }: FieldView): readonly BuiltRule[] {
  return byField(view).get(field) ?? [];
}

/** Returns the meanings of one kind among several rules, each with the JSON location of its rule. */
export function meaningsOf<K extends MeaningKind>(rules: readonly BuiltRule[], kind: K) {
  const isOfKind = (meaning: RuleMeaning): meaning is MeaningOf<K> => meaning.kind === kind;
  return rules.flatMap(({ meaning, place }) => (isOfKind(meaning) ? [{ meaning, place }] : []));
}
