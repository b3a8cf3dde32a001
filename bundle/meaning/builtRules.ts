import type { Place } from '../../transforms/config/errors.ts';
import type { RuleInstances } from '../../transforms/form/buildRules.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { type BundleView, formTypeOf, remembered } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';
import { builtForms } from './builtForms.ts';

/** A rule as its adapter reads it, with the names resolved; a rule at fault is another finding and none of these. */
export interface BuiltRule {
  /** One instance, under the rule's name. */
  instances: RuleInstances;
  place: Place;
}

/** The rules of one field, or of a list model as a whole. */
export interface RuleOwnerView {
  model: ModelView;
  /** Absent for the rules of a list model as a whole. */
  field?: FieldView;
  rules: readonly BuiltRule[];
}

/** The rules of every field and list of the bundle. */
export const builtRules = remembered((view: BundleView): RuleOwnerView[] => {
  const forms = new Map(builtForms(view).map(({ name, model }) => [formTypeOf(name), model]));
  return view.models.all.flatMap((model): RuleOwnerView[] => {
    const built = (key: string) => writtenRules(forms.get(model.formType)?.fields.get(key)?.rules ?? []);
    return [
      { model, rules: built(model.name) },
      ...[...model.fields].map(([name, field]) => ({ model, field, rules: built(`${model.name}.${name}`) })),
    ];
  });
});

/** The rules that models.json has; what pages demand is another thing. */
const writtenRules = (rules: readonly RuleNode[]): BuiltRule[] =>
  rules.flatMap(({ name, instance, place, index }) =>
    index === undefined ? [] : [{ instances: { [name]: [instance] }, place }],
  );

const byField = remembered(
  (view: BundleView) =>
    new Map(builtRules(view).flatMap(({ field, rules }) => (field ? [[field.field, rules] as const] : []))),
);

/** The rules of a field. */
export function rulesOfField(view: BundleView, { field }: FieldView): readonly BuiltRule[] {
  return byField(view).get(field) ?? [];
}

/** The instances of one rule among several, each with its place. */
export function instancesOf<R extends RuleName>(rules: readonly BuiltRule[], name: R) {
  return rules.flatMap(({ instances, place }) =>
    (instances[name] ?? []).map((instance) => ({ instance, place })),
  );
}
