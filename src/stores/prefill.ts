import { fieldValue } from '../../transforms/claims/claimFields.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import { camelCase, isModelName, type ModelName } from '../../transforms/ground/modelNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { own } from '../../transforms/values/own.ts';
import type { ModelPayload } from '../api/api.ts';
import type { Claim } from './claim.ts';

/** Field that is prefilled from a row of the class list, with the name of the class list column. */
export interface PrefillTarget {
  model: ModelName;
  field: string;
  column: string;
  defaultValue?: FieldValue;
  /** True to prefill the field even where the claimant has edited it. */
  override?: boolean;
}

/** Row of the class list: its values by the name of their class list column, in camelCase. */
export type Row = Record<string, FieldValue>;

function isValue(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Converts a class list row of an authorize response to values by column name in camelCase. Objects and lists are left
 * out.
 */
export function classListRow(item: ModelPayload): Row {
  const entries = Object.entries(item.fields).filter((entry): entry is [string, FieldValue] =>
    isValue(entry[1]),
  );
  return Object.fromEntries(entries.map(([name, value]) => [camelCase(name), value]));
}

/**
 * Returns a copy of the claim's credentials for each row, with the row's values in those fields that are columns of it
 * (R4-17).
 */
export function credentialsFor(claim: ClaimDocument, rows: readonly Row[]): Row[] {
  const own = claim.credentials;
  const fields: Row = own && !Array.isArray(own) ? own : {};
  return rows.map((row) => {
    const known = Object.entries(row).filter(([name]) => Object.hasOwn(fields, name));
    return { ...fields, ...Object.fromEntries(known) };
  });
}

/**
 * Tests if a field may be prefilled now (R4-12): it was not edited, unless `override` is set, and is empty, unticked or
 * has its default value.
 */
export function mayPrefill(
  claim: Claim,
  { model, field, defaultValue = null, override }: PrefillTarget,
): boolean {
  const current = fieldValue(claim.state.entered, model, field);
  const untouched = override === true || claim.state.edited[`${model}.${field}`] === undefined;
  return untouched && (isEmpty(current) || current === false || Object.is(current, defaultValue));
}

/** Prefills fields of the claim from a row. Returns the number of prefilled fields. */
export function prefill(claim: Claim, row: Row, targets: readonly PrefillTarget[]): number {
  let filled = 0;
  for (const target of targets) {
    const value = own(row, target.column);
    if (value === undefined || isEmpty(value) || !mayPrefill(claim, target)) continue;
    claim.fillField(target.model, target.field, value);
    filled += 1;
  }
  return filled;
}

/**
 * Returns the fields of the model that `prepopulatedSubModel` names, each with the column of its own name (C6-14);
 * empty where it names none.
 */
export function subModelTargets(claim: Claim, subModel: string | null | undefined): PrefillTarget[] {
  if (!subModel) return [];
  const name = camelCase(subModel);
  if (!isModelName(name)) throw new Error(`Unknown model in prepopulatedSubModel: ${subModel}`);
  const fields = planFieldsOf(claim.form.plan, name);
  return fields.map((field) => ({ model: name, field: field.name, column: field.name }));
}
