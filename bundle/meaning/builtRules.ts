import { scopeOfField } from '../../transforms/compile/buildPlacements.ts';
import { type BuildContext, buildRules, type RuleInstances } from '../../transforms/compile/buildRules.ts';
import type { NameScope } from '../../transforms/conditions/names.ts';
import { FaultCollector, type Place } from '../../transforms/config/errors.ts';
import type { ModelConfig } from '../../transforms/config/modelConfig.ts';
import type { RuleName } from '../../transforms/vocabulary/rules.ts';
import { type BundleView, remembered } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';

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
export const builtRules = remembered((view: BundleView): RuleOwnerView[] =>
  [...new Set(view.models.all.map(({ formType }) => formType))].flatMap((formType) => {
    const models = view.models.all.filter((model) => model.formType === formType);
    const configs = models.map(({ config }) => config);
    return models.flatMap((model) => ownersOf(view, model, configs));
  }),
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

function ownersOf(view: BundleView, model: ModelView, models: readonly ModelConfig[]): RuleOwnerView[] {
  const { config, fields } = model;
  const build = (rules: ModelConfig['rules'], place: Place, owner: Owner): BuiltRule[] =>
    rules.map((rule, index) => {
      const placed = { rule, place: place.at('rules', index) };
      return { instances: buildRules([placed], owner, contextOf(view)).instances, place: placed.place };
    });
  const ofFields = [...fields.values()].map((field): RuleOwnerView => {
    const list = config.fields.find(({ name }) => name === field.within);
    const owner = { model: config, field: field.field, scope: scopeOfField(models, config, list) };
    return { model, field, rules: build(field.field.rules, field.field.place, owner) };
  });
  const ofModel = build(config.rules, config.place, { model: config, scope: { models, rows: [] } });
  return [{ model, rules: ofModel }, ...ofFields];
}

interface Owner {
  model: ModelConfig;
  field?: FieldView['field'];
  scope: NameScope;
}

/** Faults are found where the form is built; here they only leave a rule out. */
function contextOf({ bundle }: BundleView): BuildContext {
  return {
    lists: bundle.lists,
    written: new Map(),
    faults: new FaultCollector(),
    addAlternatives: () => undefined,
    nextOrder: () => 0,
  };
}
