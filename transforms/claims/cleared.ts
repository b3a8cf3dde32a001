import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan, PlanModel } from '../ground/plan.ts';
import { isEmpty } from '../values/emptiness.ts';
import { fieldValue, recordsOf } from './claimFields.ts';

/** Tests if a value is an answer: neither empty nor an unchecked box. */
export const isFilled = (value: unknown): boolean => !isEmpty(value) && value !== false;

/**
 * Tests if a reset removed or replaced an answer; an empty one and an unticked box are none. A list counts only when
 * all of its records are gone.
 */
export const isAnswerCleared = (before: unknown, after: unknown): boolean =>
  isFilled(before) && before !== after && !(Array.isArray(before) && isFilled(after));

/**
 * Returns the paths of the fields whose answer in `entered` is cleared in `reset`, the same claim after its
 * dependencies reset fields (R4-13). The page reports them to the claimant, who changed another answer (C10-04).
 */
export function clearedFields(entered: ClaimDocument, reset: ClaimDocument, plan: FormPlan): string[] {
  if (entered === reset) return [];
  return plan.models.flatMap((model) =>
    model.kind === 'single' ? clearedOf(model, entered, reset) : clearedInRecords(model, entered, reset),
  );
}

function clearedOf({ name, fields }: PlanModel, entered: ClaimDocument, reset: ClaimDocument): string[] {
  return fields
    .filter((field) =>
      isAnswerCleared(fieldValue(entered, name, field.name), fieldValue(reset, name, field.name)),
    )
    .map((field) => `${name}.${field.name}`);
}

function clearedInRecords(
  { name, fields }: PlanModel,
  entered: ClaimDocument,
  reset: ClaimDocument,
): string[] {
  const after = recordsOf(reset, name);
  return recordsOf(entered, name).flatMap((record, index) =>
    fields
      .filter(({ name: field, type }) => {
        if (type === 'file') return false;
        return isAnswerCleared(record?.[field] ?? null, after[index]?.[field] ?? null);
      })
      .map((field) => `${name}.${index}.${field.name}`),
  );
}
