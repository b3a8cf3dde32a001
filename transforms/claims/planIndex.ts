import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';

/** A field of a plan with its position among its siblings, and the fields of its records by name. */
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

function indexFields(fields: readonly PlanField[]): ReadonlyMap<string, IndexedField> {
  return new Map(
    fields.map((field, position) => [
      field.name,
      { field, position, fields: indexFields(field.fields ?? []) },
    ]),
  );
}

/** The models of a plan by name, with their fields by name. Made once a plan: judging looks up every path in it. */
export function indexedModels(plan: FormPlan): ReadonlyMap<string, IndexedModel> {
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

/** Returns the fields of a model of a plan; none where there is no such model. */
export const planFieldsOf = (plan: FormPlan, name?: string): readonly PlanField[] =>
  planModelOf(plan, name)?.fields ?? [];
