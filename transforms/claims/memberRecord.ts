import type { FieldType } from '../../schemas/generated/types.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import { own } from '../values/own.ts';

interface MemberField {
  name: string;
  type: FieldType;
}

/** Converts a row of the class list to a record of prepopulatedData: only the columns that its fields name (C6-14). */
export function memberRecord(
  fields: readonly MemberField[],
  columns: Readonly<Record<string, unknown>>,
): ClaimRecord {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, FIELD_KINDS[type].fromCell(own(columns, name))]),
  );
}
