import { FIELD_KINDS } from '../fields/fields.ts';
import { type ClaimDocument, type ClaimRecord, type FieldValue, isRecord } from '../ground/claim.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import { own } from '../values/own.ts';

/**
 * Returns the value of a field; where it is absent, the unset value of the field's type. An absent computed field stays
 * null until it is settled, because `false` would count as a sent value (C8-09).
 */
export function completeField(value: unknown, field: PlanField): unknown {
  if (value === null || value === undefined) return field.computed ? null : FIELD_KINDS[field.type].unset();
  return mapInnerRecords(value, field, completeRecord) ?? value;
}

/**
 * Completes the fields of a record. Any other value, such as null, is kept: the schema reports it as a wrong type
 * (C12-13).
 */
function completeRecord(given: unknown = {}, fields: readonly PlanField[]): unknown {
  if (!isRecord(given)) return given;
  const completed: Record<string, unknown> = { ...given };
  for (const field of fields) completed[field.name] = completeField(own(given, field.name), field);
  return completed;
}

function completeRecords(value: unknown, fields: readonly PlanField[]): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((record: unknown) => completeRecord(record, fields));
}

function completeModel(value: unknown, { kind, fields }: PlanModel): unknown {
  return kind === 'single' ? completeRecord(value ?? {}, fields) : completeRecords(value ?? [], fields);
}

/**
 * Returns a copy of the claim in which absent models and fields are null, booleans false and lists empty (C4-21).
 * Values of the wrong JSON type and unknown names are kept, so that validation can report them.
 */
export function completeClaim(claim: unknown, plan: FormPlan): ClaimDocument {
  const given = isRecord(claim) ? claim : {};
  const unknown = Object.entries(given).filter(
    ([name, value]) =>
      value !== null && value !== undefined && !plan.models.some((model) => model.name === name),
  );
  const models = plan.models.map((model) => [model.name, completeModel(own(given, model.name), model)]);
  return Object.fromEntries([...models, ...unknown]) as ClaimDocument;
}

/** Returns the claim of a form with all models and fields unset. */
export function emptyClaim(plan: FormPlan): ClaimDocument {
  return completeClaim({}, plan);
}

/** Returns a record with all fields unset. */
export function emptyRecord(fields: readonly PlanField[]): ClaimRecord {
  return completeRecord({}, fields) as ClaimRecord;
}

function clearedValue(value: FieldValue, field: PlanField): FieldValue {
  if (field.computed) return FIELD_KINDS[field.type].unset();
  return mapInnerRecords(value, field, withoutComputed) ?? value;
}

/**
 * Returns a copy of the record without computed values, because a computed value that is kept counts as sent (C8-09).
 */
export function withoutComputed(record: ClaimRecord, fields: readonly PlanField[]): ClaimRecord {
  const entries = Object.entries(record).map(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? clearedValue(value, field) : value] as const;
  });
  return Object.fromEntries(entries);
}
