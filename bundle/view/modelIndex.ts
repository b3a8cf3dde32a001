import type { FormType, ModelsFile, Rule } from '../../schemas/generated/types.ts';
import { FaultCollector } from '../../transforms/config/errors.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { modelsOfForm } from '../../transforms/config/readModels.ts';
import { flatFields } from '../../transforms/ground/innerFields.ts';
import { camelCase, FORM_NAMES } from '../../transforms/ground/modelNames.ts';
import type { Placement } from '../../transforms/pages/placements.ts';

/** Field with its model and list field. */
export interface FieldView {
  model: string;
  /** List field whose records have the field. */
  within?: string;
  field: FieldConfig;
}

/** Model of one form. */
export interface ModelView {
  formType: FormType;
  name: string;
  config: ModelConfig;
  /** By name; a field within a list field is `list.field`. */
  fields: Map<string, FieldView>;
}

/** Models of all forms, by form type and name. */
export interface ModelIndex {
  all: ModelView[];
  find(formType: string, name: string): ModelView | undefined;
}

/** Indexes the models of each form; their faults are reported when the form is built. */
export function indexModels(models: ModelsFile): ModelIndex {
  const all = Object.values(FORM_NAMES).flatMap((formType) =>
    modelsOfForm(models, formType, new FaultCollector()).map((config) => modelView(formType, config)),
  );
  const byName = new Map(all.map((model) => [`${model.formType} ${model.name}`, model]));
  return { all, find: (formType, name) => byName.get(`${formType} ${camelCase(name)}`) };
}

function modelView(formType: FormType, config: ModelConfig): ModelView {
  const model = config.name;
  const views = flatFields(config.fields).map(
    ({ field, list }): FieldView => ({ model, field, ...(list && { within: list.name }) }),
  );
  const fields = new Map(views.toReversed().map((view) => [nameIn(view), view]));
  return { formType, name: model, config, fields };
}

/** Returns the name of a field in its model: `email`, or `items.amount` within a list field. */
export function nameWithin(within: string | undefined, name: string): string {
  return within === undefined ? name : `${within}.${name}`;
}

/** Returns the key of a field in `ModelView.fields`. */
export function nameIn({ within, field }: FieldView): string {
  return nameWithin(within, field.name);
}

/** Returns the field of a placement, where its model has it. */
export function placedField(
  { find }: ModelIndex,
  formType: string,
  { model, within, name }: Placement,
): FieldView | undefined {
  return model === undefined ? undefined : find(formType, model)?.fields.get(nameWithin(within, name));
}

/** Returns every rule of the bundle with its pointer and all rules of the same field or list model. */
export function rulesOf({ all }: ModelIndex): { rule: Rule; pointer: string; all: readonly Rule[] }[] {
  const owners = all.flatMap(({ config, fields }) => [
    config,
    ...[...fields.values()].map(({ field }) => field),
  ]);
  return owners.flatMap(({ rules, place }) =>
    rules.map((rule, index) => ({ rule, pointer: place.at('rules', index).pointer, all: rules })),
  );
}

/** Tests if a field has a rule of one of these names. */
export function hasRule({ field }: FieldView, names: readonly string[]): boolean {
  return field.rules.some(({ name }) => names.includes(camelCase(name)));
}
