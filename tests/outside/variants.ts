import { isObject } from './jsonSchema.ts';

/** Everything that a document becomes when one of its values is left out or is another. */
export function variantsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return [[], ...within(value, (index, part) => value.with(index, part))];
  if (!isObject(value)) return valuesFor(value);
  const without = Object.keys(value).map((key) => omit(value, key));
  const changed = within(
    Object.entries(value),
    (index, part) => {
      const key = Object.keys(value)[index] ?? '';
      return { ...value, [key]: part };
    },
    ([, part]) => part,
  );
  return [...without, ...changed];
}

function within<Part>(
  parts: readonly Part[],
  put: (index: number, part: unknown) => unknown,
  partIn: (part: Part) => unknown = (part) => part,
): unknown[] {
  return parts.flatMap((part, index) => variantsOf(partIn(part)).map((variant) => put(index, variant)));
}

function omit(record: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Other values of the same kind, at and beside what schemas bound, one of another kind, and nothing. */
function valuesFor(value: unknown): unknown[] {
  if (typeof value === 'number') return [0, -1, 0.5, value + 1, 999_999_999, String(value), 'many', null];
  if (typeof value === 'boolean') return [!value, 'true', null];
  return ['', ' ', 'x', `${value}x`, 'other', 'NDC', '0', '11', '999999999', 7, null];
}
