import type { FormType, ModelEntry, ModelField, ModelsFile, Rule } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';

/** A field of models.json and where it stands. */
export interface FieldView {
  formType: FormType;
  model: string;
  name: string;
  field: ModelField;
  pointer: string;
  /** The list field that the field is in the records of. */
  parent?: string;
}

/** A model of models.json and where it stands. */
export interface ModelView {
  formType: FormType;
  name: string;
  entry: ModelEntry;
  pointer: string;
  /** By name; fields within a list field are `list.field`. */
  fields: Map<string, FieldView>;
}

/** Every model of the bundle, found by form type and name. */
export interface ModelIndex {
  all: ModelView[];
  find(formType: string, name: string): ModelView | undefined;
}

export function indexModels({ models }: ModelsFile): ModelIndex {
  const all = models.map(modelView);
  const byName = new Map(all.toReversed().map((model) => [`${model.formType} ${model.name}`, model]));
  return { all, find: (formType, name) => byName.get(`${formType} ${camelCase(name)}`) };
}

function modelView(entry: ModelEntry, index: number): ModelView {
  const { formType, dtoMapping } = entry.metadata;
  const pointer = `/models/${index}`;
  const name = camelCase(dtoMapping);
  const own = { formType, model: name };
  const views = (entry.fields ?? []).flatMap((field, position) =>
    fieldViews(field, `${pointer}/fields/${position}`, own),
  );
  const fields = new Map(views.toReversed().map((view) => [keyOf(view), view]));
  return { formType, name, entry, pointer, fields };
}

function keyOf({ name, parent }: FieldView): string {
  return parent === undefined ? name : `${parent}.${name}`;
}

function fieldViews(
  field: ModelField,
  pointer: string,
  own: Pick<FieldView, 'formType' | 'model'>,
): FieldView[] {
  const view: FieldView = { ...own, name: camelCase(field.name), field, pointer };
  const inner = (field.fields ?? []).map(
    (child, index): FieldView => ({
      ...own,
      name: camelCase(child.name),
      field: child,
      pointer: `${pointer}/fields/${index}`,
      parent: view.name,
    }),
  );
  return [view, ...inner];
}

/** Every rule of the bundle with its pointer: of fields and of list models. */
export function* rulesOf(models: ModelIndex): Generator<{ rule: Rule; pointer: string; field?: FieldView }> {
  for (const model of models.all) {
    for (const [index, rule] of (model.entry.rules ?? []).entries()) {
      yield { rule, pointer: `${model.pointer}/rules/${index}` };
    }
    for (const field of model.fields.values()) {
      for (const [index, rule] of (field.field.rules ?? []).entries()) {
        yield { rule, pointer: `${field.pointer}/rules/${index}`, field };
      }
    }
  }
}

/** Whether a field has a rule of one of these names. */
export function hasRule({ field }: FieldView, names: readonly string[]): boolean {
  return (field.rules ?? []).some(({ name }) => names.includes(camelCase(name)));
}
