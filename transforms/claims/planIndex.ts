import { pathSteps } from '../ground/claimPath.ts';
import { mapFields } from '../ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';

/** Field of a plan with its position among its siblings, and the fields of its records by name. */
interface IndexedField {
  field: PlanField;
  position: number;
  fields: ReadonlyMap<string, IndexedField>;
}

interface IndexedModel {
  model: PlanModel;
  position: number;
  fields: ReadonlyMap<string, IndexedField>;
}

const INDEXES = new WeakMap<FormPlan, ReadonlyMap<string, IndexedModel>>();

type FieldIndex = IndexedModel['fields'];

const byName = (siblings: readonly Omit<IndexedField, 'position'>[]): FieldIndex =>
  new Map(siblings.map((sibling, position) => [sibling.field.name, { ...sibling, position }]));

const indexFields = (fields: readonly PlanField[]): FieldIndex =>
  byName(mapFields(fields, (field, inner) => ({ field, fields: byName(inner()) })));

/**
 * Returns the models of a plan by name, with their fields by name. Cached for each plan, because judging looks up every
 * path in it.
 */
function indexedModels(plan: FormPlan): ReadonlyMap<string, IndexedModel> {
  const known = INDEXES.get(plan);
  if (known) return known;
  const made = new Map(
    plan.models.map((model, position) => [
      model.name as string,
      { model, position, fields: indexFields(model.fields) },
    ]),
  );
  INDEXES.set(plan, made);
  return made;
}

/** Returns a model of a plan by its name. */
export const planModelOf = (plan: FormPlan, name = ''): PlanModel | undefined =>
  indexedModels(plan).get(name)?.model;

/** Returns a field of a plan by its model and name, or one of the records of a list field by its name there. */
export function planFieldOf(plan: FormPlan, model = '', name = '', inner?: string): PlanField | undefined {
  const found = indexedModels(plan).get(model)?.fields.get(name);
  return (inner === undefined ? found : found?.fields.get(inner))?.field;
}

/**
 * Returns the fields of a model of a plan, or of the records of a list field; an empty array where neither exists.
 */
export const planFieldsOf = (plan: FormPlan, model?: string, list?: string): readonly PlanField[] =>
  (list === undefined ? planModelOf(plan, model) : planFieldOf(plan, model, list))?.fields ?? [];

/** Returns the position of each step of a path: model, index of the record, field and so on; -1 for unknown names. */
export function positionsOf(path: string, plan: FormPlan): number[] {
  const [modelName = '', ...rest] = pathSteps(path);
  const model = indexedModels(plan).get(modelName);
  let fields = model?.fields;
  const positions = [model?.position ?? -1];
  for (const part of rest) {
    if (/^\d+$/.test(part)) {
      positions.push(Number(part));
      continue;
    }
    const indexed = fields?.get(part);
    positions.push(indexed?.position ?? -1);
    fields = indexed?.fields;
  }
  return positions;
}
