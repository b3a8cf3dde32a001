import type { FieldRef } from '../../../transforms/pages/types.ts';
import type { BlockProps } from './types.ts';

type FieldsBlock = BlockProps<{ fields: readonly FieldRef[] }>;
type Parts = Record<string, Record<string, unknown> | undefined> | undefined;

/** Names of those props of a page's root field that are the same for all fields. */
const OF_ALL = ['schema', 'registry', 'onChange', 'onBlur', 'onFocus'] as const;

const BY_FIELD = ['formData', 'uiSchema', 'errorSchema'] as const;

/** Tests if each of the fields has an identical part in both props. A model is looked up once for all of its fields. */
function sameParts(
  before: unknown,
  after: unknown,
  fields: readonly FieldRef[],
  keyOf: (field: FieldRef) => string,
): boolean {
  if (before === after) return true;
  let last: string | undefined;
  let was: Record<string, unknown> | undefined;
  let is: Record<string, unknown> | undefined;
  for (const field of fields) {
    const { model } = field;
    const key = keyOf(field);
    if (model !== last) {
      was = (before as Parts)?.[model];
      is = (after as Parts)?.[model];
      last = model;
    }
    if (was !== is && was?.[key] !== is?.[key]) return false;
  }
  return true;
}

/**
 * Tests if the props of a block are unchanged, for React.memo. RJSF copies the data and the tree of errors at each
 * change, so the parts of its fields are compared one by one.
 */
export function sameFields(
  { block, field: before }: FieldsBlock,
  { block: next, field: after }: FieldsBlock,
) {
  if (block !== next) return false;
  if (OF_ALL.some((source) => before[source] !== after[source])) return false;
  return BY_FIELD.every((source) =>
    sameParts(before[source], after[source], next.fields, ({ name, leaf = name }) =>
      source === 'uiSchema' ? leaf : name,
    ),
  );
}
