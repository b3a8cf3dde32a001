import type { Rule } from '../../schemas/generated/types.ts';
import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase, isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import { AUTHORING } from '../../transforms/vocabulary/authoring.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';

/** Field that a column of the class list fills. */
export interface FilledField {
  column: string;
  model: ModelName;
  field: FieldConfig;
}

/**
 * Returns the fields that columns of these names fill, as the app does: fields of that name in prepopulatedData, the
 * credentials and the model of `prepopulatedSubModel`, and those whose placement names the column. Each has only the
 * rules that depend on its value alone; computed fields are left out.
 */
export function filledFields(
  view: BundleView,
  form: BundleView['forms'][number],
  columns: readonly string[],
): FilledField[] {
  const formType = formTypeOf(form.name);
  const models = view.models.all.filter((model) => model.formType === formType);
  const bySubModel = models.map(({ config }) => config.entry.metadata.prepopulatedSubModel);
  const named = [
    'prepopulatedData',
    'credentials',
    ...bySubModel.flatMap((name) => (name ? [camelCase(name)] : [])),
  ];
  const byName = columns.flatMap((column) => named.map((model) => ({ column, model, name: column })));
  const placed = view.pages
    .filter((page) => page.form === form.name)
    .flatMap(({ placements }) => placements)
    .flatMap(({ model, name, within, field: { prepopulatedDataKey: column } }) =>
      column === undefined ||
      model === undefined ||
      within !== undefined ||
      !columns.includes(camelCase(column))
        ? []
        : [{ column: camelCase(column), model: camelCase(model), name }],
    );
  const found = [...byName, ...placed].flatMap(({ column, model, name }): FilledField[] => {
    const field = view.models.find(formType, model)?.fields.get(name)?.field;
    if (!field || !isModelName(model) || field.computed !== undefined) return [];
    return [{ column, model, field: { ...field, rules: field.rules.filter(judgesAlone) } }];
  });
  return [
    ...new Map(
      found.map((filled) => [`${filled.column} ${filled.model} ${filled.field.name}`, filled]),
    ).values(),
  ];
}

function judgesAlone({ name, ordinalParams = [], namedParams = {} }: Rule): boolean {
  const params: unknown[] = [...ordinalParams, ...Object.values(namedParams).flat()];
  const areLiterals = params.every((value) => value === null || typeof value !== 'object');
  // The country of a telephone number may be a field, and names of other models do not resolve here.
  const readsOthers = 'validationContext' in namedParams || 'country' in namedParams;
  const rule = ruleNameOf(name);
  const looksAt = rule && AUTHORING[rule].looksAt;
  return (looksAt === 'value' || looksAt === 'characters') && areLiterals && !readsOthers;
}

/** Tests if a model is a list of the claim document. */
export const isList = (model: ModelName): boolean => MODEL_KINDS[model] === 'list';
