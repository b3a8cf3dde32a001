import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { ClaimDocument, ClaimRecord, FieldValue, PlanField } from '../../transforms/claims/types.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { ClaimSnapshot } from '../stores/claimState.ts';

export interface CarriedOver {
  snapshot: ClaimSnapshot;
  /** Answers that the new configuration has no place for: `claimantInfo.nickname`. */
  dropped: string[];
}

function carryRecord(
  record: ClaimRecord,
  fields: readonly PlanField[],
  path: string,
  dropped: string[],
): ClaimRecord {
  const names = new Set(fields.map((field) => field.name));
  for (const [name, value] of Object.entries(record)) {
    if (!names.has(name) && !isEmpty(value) && value !== false) dropped.push(`${path}.${name}`);
  }
  const kept = Object.entries(record).filter(([name]) => names.has(name));
  return Object.fromEntries(kept) as Record<string, FieldValue>;
}

/**
 * The answers of a claim under a new configuration of its form: carried over by dtoMapping and name (C6-15).
 * What has no place any more is named, so that the claimant can be told.
 */
export function carryOver(old: ClaimSnapshot, form: LoadedForm): CarriedOver {
  const dropped: string[] = [];
  const entered: ClaimDocument = {};
  for (const { name, fields } of form.plan.models) {
    const model = old.entered[name];
    if (Array.isArray(model)) {
      entered[name] = model.map((record, index) => carryRecord(record, fields, `${name}.${index}`, dropped));
    } else if (model) entered[name] = carryRecord(model, fields, name, dropped);
  }
  const models = new Set<string>(form.plan.models.map((model) => model.name));
  for (const [name, model] of Object.entries(old.entered)) {
    if (model && !models.has(name) && !(Array.isArray(model) && model.length === 0)) dropped.push(name);
  }
  return { snapshot: { ...old, entered }, dropped };
}
