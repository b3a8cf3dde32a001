import type { ClaimRecord } from './claim.ts';

/** Field of a configuration, a form's model or a plan: of a list, with the fields of its records. */
interface Nested<Field> {
  readonly fields?: readonly Field[] | undefined;
}

/** Maps each field, with the list field around it where there is one; `inner()` maps the fields of its own records. */
export function mapFields<Field extends Nested<Field>, Made>(
  fields: readonly Field[],
  map: (field: Field, inner: () => Made[], list?: Field) => Made,
  list?: Field,
): Made[] {
  return fields.map((field) => map(field, () => mapFields(field.fields ?? [], map, field), list));
}

/** Field, and the list in whose records it is. */
interface FieldInList<Field> {
  field: Field;
  list?: Field;
}

/** Returns each field, followed by the fields of its records. */
export const flatFields = <Field extends Nested<Field>>(fields: readonly Field[]): FieldInList<Field>[] =>
  mapFields<Field, FieldInList<Field>[]>(fields, (field, inner, list) => [
    { field, ...(list && { list }) },
    ...inner().flat(),
  ]).flat();

/** Maps the records of a list field, with their fields; undefined where the field or the value is no list. */
export function mapInnerRecords<Field, Made, Entry = ClaimRecord>(
  value: unknown,
  { fields }: Nested<Field>,
  map: (record: Entry, fields: readonly Field[], index: number) => Made,
): Made[] | undefined {
  if (!fields || !Array.isArray(value)) return undefined;
  return value.map((record: Entry, index) => map(record, fields, index));
}
