import type { RuleReader } from './reader.ts';
import type { RuleAdapter, RuleContext } from './types.ts';

function build(read: RuleReader, context: RuleContext): Record<string, unknown> {
  const other = read.field('otherField');
  const model = 'model' in other ? other.model : context.model.name;
  const labelKey = context.labelKeyOf(model, other.field);
  return {
    other,
    loose: read.flag('loose'),
    label: other.field,
    ...(labelKey !== undefined && { labelKey }),
  };
}

export const sameAs: RuleAdapter = {
  name: 'sameAs',
  on: 'field',
  ordinal: ['otherField'],
  named: ['loose'],
  build,
};
