import type { FieldRef } from '../../../transforms/pages/types.ts';
import type { PageFieldProps } from '../pageContext.ts';
import type { BlockProps } from './types.ts';

type FieldsBlock = BlockProps<{ fields: readonly FieldRef[] }>;
type Parts = Record<string, Record<string, unknown> | undefined> | undefined;

/** What the fields of every block are drawn with. */
const OF_ALL = ['schema', 'registry', 'onChange', 'onBlur', 'onFocus'] as const;

const partOf = (parts: unknown, { model, name }: FieldRef): unknown => (parts as Parts)?.[model]?.[name];

const BY_FIELD = ['formData', 'uiSchema', 'errorSchema'] as const;

const sameField = (before: PageFieldProps, after: PageFieldProps, ref: FieldRef): boolean =>
  BY_FIELD.every((source) => partOf(before[source], ref) === partOf(after[source], ref));

/**
 * Whether a block of fields would be drawn as it is. RJSF copies the data and the tree of errors at each change, so its
 * fields are compared one by one, as RJSF would once it had drawn them all.
 */
export function sameFields(
  { block, field: before }: FieldsBlock,
  { block: next, field: after }: FieldsBlock,
) {
  if (block !== next) return false;
  if (OF_ALL.some((source) => before[source] !== after[source])) return false;
  return next.fields.every((ref) => sameField(before, after, ref));
}
