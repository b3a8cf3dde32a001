import { type NameScope, resolveList, withinRow } from '../../transforms/conditions/names.ts';
import { ConfigurationError, Place } from '../../transforms/config/errors.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { scopeOfField } from '../../transforms/form/buildPlacements.ts';
import { type BundleView, formTypeOf } from './bundleView.ts';

/** An object of a file that may be an operand, with the names that it may use. */
export interface OperandUse {
  value: Record<string, unknown>;
  scope: NameScope;
  place: Place;
  /** The form that it belongs to; none for wordings, which all forms share. */
  formType?: string;
}

/** The objects below a value, from the outside in; a `where` sees the records of its list first. */
function* below(value: unknown, scope: NameScope, place: Place): Generator<OperandUse> {
  if (!isContainer(value)) return;
  if (!Array.isArray(value)) yield { value, scope, place };
  const list = value.count ?? value.of;
  for (const [key, child] of Object.entries(value)) {
    const at = place.at(Array.isArray(value) ? Number(key) : key);
    const inner = key === 'where' && typeof list === 'string' ? scopeOfRows(list, scope, at) : scope;
    if (inner) yield* below(child, inner, at);
  }
}

/** The scope in the records of a list; null where there is no such list, which is another finding. */
function scopeOfRows(list: string, scope: NameScope, place: Place): NameScope | null {
  try {
    return withinRow(scope, resolveList(list, scope, place).row);
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

function* ofField(
  models: readonly ModelConfig[],
  model: ModelConfig,
  field: FieldConfig,
  list?: FieldConfig,
): Generator<OperandUse> {
  const scope = scopeOfField(models, model, list);
  yield* below(field.rules, scope, field.place.at('rules'));
  yield* below(field.computed, scope, field.place.at('computed'));
  for (const inner of field.fields ?? []) yield* ofField(models, model, inner, field);
}

function* ofModels(models: readonly ModelConfig[]): Generator<OperandUse> {
  for (const model of models) {
    yield* below(model.rules, { models, rows: [] }, model.place.at('rules'));
    for (const field of model.fields) yield* ofField(models, model, field);
  }
}

/** The models of each form, by their form type. */
function modelsOf({ models }: BundleView, formType: string): ModelConfig[] {
  return models.all.filter((model) => model.formType === formType).map(({ config }) => config);
}

function* ofPage(page: BundleView['pages'][number], models: readonly ModelConfig[]): Generator<OperandUse> {
  const place = new Place(page.file);
  const { blocks, skipWhen, exits } = page.page;
  const around: NameScope = { models, rows: [] };
  yield* below({ skipWhen, exits }, around, place);
  for (const [index, block] of blocks.entries()) {
    const name = 'model' in block && typeof block.model === 'string' ? camelCase(block.model) : undefined;
    const model = models.find((candidate) => candidate.name === name);
    yield* below(block, model ? scopeOfField(models, model) : around, place.at('blocks', index));
  }
}

/** The conditions of the forms' own deadlines (C8-24). */
function* ofDeadlines(view: BundleView): Generator<OperandUse> {
  for (const { name } of view.forms) {
    const formType = formTypeOf(name);
    const place = new Place('settlement.json').at('forms', name, 'deadlines');
    const scope: NameScope = { models: modelsOf(view, formType), rows: [] };
    yield* within(formType, below(view.bundle.settlement.forms[name]?.deadlines, scope, place));
  }
}

function* within(formType: string, uses: Iterable<OperandUse>): Generator<OperandUse> {
  for (const use of uses) yield { ...use, formType };
}

/** Every object in the rules, calculations, pages and deadlines of the bundle that may be an operand. */
export function* operandsOf(view: BundleView): Generator<OperandUse> {
  const formTypes = new Set(view.models.all.map(({ formType }) => formType));
  for (const formType of formTypes) yield* within(formType, ofModels(modelsOf(view, formType)));
  for (const page of view.pages) {
    const formType = formTypeOf(page.form);
    yield* within(formType, ofPage(page, modelsOf(view, formType)));
  }
  yield* ofDeadlines(view);
  const everywhere: NameScope = { models: view.models.all.map(({ config }) => config), rows: [] };
  const { contentVariants } = view.bundle.settlement;
  yield* below(contentVariants, everywhere, new Place('settlement.json').at('contentVariants'));
}
