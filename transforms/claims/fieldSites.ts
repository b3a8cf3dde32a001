import { joinPath } from '../ground/claimPath.ts';
import { flatFields } from '../ground/innerFields.ts';
import type { PlanField, PlanModel, SettleStep } from '../ground/plan.ts';

/** Field of a plan with its location: in a model, or in the records of a list field. */
export interface FieldSite {
  /** Path without record indices: `claimTransactions.items.price`. */
  key: string;
  field: PlanField;
  step: SettleStep;
  /** Keys of the lists whose records enclose it, innermost first. */
  rows: readonly string[];
}

/** Returns every field of a model, each followed by the fields of its records. */
export function fieldSitesOf({ name: model, kind, fields }: PlanModel): FieldSite[] {
  const rows = kind === 'list' ? [model] : [];
  return flatFields(fields).map(({ field, list }) => ({
    key: joinPath(model, list?.name, field.name),
    field,
    step: list ? { model, field: list.name, inner: field.name } : { model, field: field.name },
    rows: list ? [`${model}.${list.name}`, ...rows] : rows,
  }));
}
