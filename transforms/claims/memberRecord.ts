import type { FieldType } from '../../schemas/generated/types.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { own } from '../values/own.ts';
import type { ClaimRecord, FieldValue } from './types.ts';

interface MemberField {
  name: string;
  type: FieldType;
}

/** A cell of a class list as the field holds it: a boolean is true where the cell says so, what is empty is nothing. */
function cellIn(type: FieldType, cell: unknown): FieldValue {
  if (type === 'boolean') return String(cell).trim().toLowerCase() === 'true';
  const isScalar = (typeof cell === 'string' && cell !== '') || typeof cell === 'number';
  return isScalar && type !== 'file' && type !== 'list' ? cell : FIELD_KINDS[type].unset();
}

/** A row of the class list as a record of prepopulatedData: the columns that its fields name, and no others (C6-14). */
export function memberRecord(
  fields: readonly MemberField[],
  columns: Readonly<Record<string, unknown>>,
): ClaimRecord {
  return Object.fromEntries(fields.map(({ name, type }) => [name, cellIn(type, own(columns, name))]));
}
