import type { PlanField, PlanModel, SettleStep } from '../ground/plan.ts';

/** A field of a plan and its place: in a model, or in the records of a list field. */
export interface FieldSite {
  key: string;
  field: PlanField;
  step: SettleStep;
  /** Keys of the records around it, innermost first. */
  rows: readonly string[];
}

/** Returns every field of a model, each followed by the fields of its records. */
export function fieldSitesOf({ name: model, kind, fields }: PlanModel): FieldSite[] {
  const rows = kind === 'list' ? [model] : [];
  return fields.flatMap((field): FieldSite[] => {
    const key = `${model}.${field.name}`;
    const step = { model, field: field.name };
    const within = (field.fields ?? []).map((inner) => ({
      key: `${key}.${inner.name}`,
      field: inner,
      step: { ...step, inner: inner.name },
      rows: [key, ...rows],
    }));
    return [{ key, field, step, rows }, ...within];
  });
}
