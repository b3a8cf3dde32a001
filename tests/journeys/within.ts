import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';

/** The entries of a list within a record. */
export function entriesIn(record: ClaimRecord | null | undefined, list: string): ClaimRecord[] {
  const held = record?.[list];
  return Array.isArray(held) ? (held as ClaimRecord[]) : [];
}

/** What stands in a record at a name, or at the path of an entry in one of its lists: `amount`, `items.0.price`. */
export function valueIn(record: ClaimRecord | null | undefined, field: string): FieldValue | undefined {
  const [list = '', at, name] = field.split('.');
  return name === undefined ? record?.[field] : entriesIn(record, list)[Number(at)]?.[name];
}

/** The record with another value there. */
export function withValue(record: ClaimRecord | undefined, field: string, value: FieldValue): ClaimRecord {
  const [list = '', at, name] = field.split('.');
  if (name === undefined) return { ...record, [field]: value };
  const entries = entriesIn(record, list).map((entry, index) =>
    index === Number(at) ? { ...entry, [name]: value } : entry,
  );
  return { ...record, [list]: entries };
}
