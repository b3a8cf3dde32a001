import { type ClaimDocument, type ClaimRecord, type FieldValue, isRecord } from '../ground/claim.ts';
import { pathSteps } from '../ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../ground/modelNames.ts';
import { own } from '../values/own.ts';

/** Returns the value of `model.field` in a claim; null where there is none. */
export function fieldValue(claim: ClaimDocument, model: ModelName, field: string): FieldValue {
  const found = claim[model];
  return isRecord(found) ? (own(found, field) ?? null) : null;
}

/** Returns the live records of a list model. */
export function recordsOf(claim: ClaimDocument, model: ModelName): readonly ClaimRecord[] {
  return liveRecords(claim[model]);
}

/** Returns the live records of a list: a settled claim has null in the place of others (C8-14). */
export function liveRecords(list: ClaimDocument[ModelName]): ClaimRecord[] {
  return Array.isArray(list) ? list.filter((record) => record !== null) : [];
}

/** Returns the record of a list model at a position; undefined where none is live there. */
export function recordAt(claim: ClaimDocument, model: ModelName, index: number): ClaimRecord | undefined {
  const found = claim[model];
  return (Array.isArray(found) && found[index]) || undefined;
}

/**
 * Returns the claim with these values of fields, by `model.field`, in place of its own. Values of list models are
 * left out.
 */
export function withDefaults(claim: ClaimDocument, defaults: Record<string, FieldValue>): ClaimDocument {
  let filled = claim;
  for (const [path, value] of Object.entries(defaults)) {
    const [model = '', field = ''] = pathSteps(path);
    if (isModelName(model) && MODEL_KINDS[model] === 'single')
      filled = withField(filled, model, field, value);
  }
  return filled;
}

/** Converts the empty text and undefined to null. */
export function emptyAsNull(value: FieldValue): FieldValue {
  return value === '' || value === undefined ? null : value;
}

/** Returns the claim with one field replaced; all other objects are shared. */
export function withField(
  claim: ClaimDocument,
  model: ModelName,
  field: string,
  value: FieldValue,
): ClaimDocument {
  const fields = claim[model];
  return { ...claim, [model]: { ...(isRecord(fields) ? fields : {}), [field]: value } };
}
