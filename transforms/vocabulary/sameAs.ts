import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../conditions/types.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { flag, optional, reference, text } from './shapes.ts';

export interface SameAsInstance {
  other: Reference;
  loose: boolean;
  /** The other field's name, and the content key of its label where a page places it. */
  label: string;
  labelKey?: string;
}

/** The label of the other field, and its content key where a page has one. */
export type SameAsFailure = Failure<never, 'label'> | Failure<never, 'label' | 'labelKey'>;

function comparable(value: unknown, loose: boolean): string {
  const trimmed = textOf(value).trim();
  return loose ? trimmed.replace(/\s+/gu, ' ').toLowerCase() : trimmed;
}

const judge: Judge<SameAsInstance, SameAsFailure> = (value, { other, loose, label, labelKey }, site) => {
  if (comparable(value, loose) === comparable(valueAt(other, site), loose)) return undefined;
  return { params: labelKey === undefined ? { label } : { label, labelKey } };
};

/** The same text as another field, both trimmed; loose: without case, white space folded (C8-07). */
export const sameAs = defineRule({
  judge,
  content: ({ label, labelKey }) =>
    labelKey === undefined ? {} : { label: { keys: [String(labelKey)], otherwise: String(label) } },
});

function build(read: RuleReader<'otherField' | 'loose'>, context: RuleContext): SameAsInstance {
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

export const sameAsAdapter = defineAdapter(sameAs, {
  on: 'field',
  ordinal: ['otherField'],
  named: ['loose'],
  instance: () => ({ other: reference, loose: flag, label: text, labelKey: optional(text) }),
  build,
});
