import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import { without } from '../masks/masks.ts';
import { areEqual } from '../values/equality.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge, type JudgeSite } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { flag, optional, reference, text } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface SameAsInstance {
  other: Reference;
  loose: boolean;
  /** Characters that are ignored in both texts. */
  without?: string;
  /** Mask of the other field, which this one uses, too, where its page has none. */
  mask?: string;
  /** Name of the other field, and the content key of its label where a page places it. */
  label: string;
  labelKey?: string;
}

/** Failure of the rule, with the label of the other field, and its content key where a page has one. */
export type SameAsFailure = Failure<never, 'label'> | Failure<never, 'label' | 'labelKey'>;

function comparable(value: unknown, { loose, without: left = '' }: SameAsInstance): string {
  const trimmed = without(textOf(value), left).trim();
  return loose ? trimmed.replace(/\s+/gu, ' ').toLowerCase() : trimmed;
}

function isSame(value: unknown, instance: SameAsInstance, site: JudgeSite): boolean {
  const [first, { type }] = [valueAt(instance.other, site), instance.other];
  if (type === 'number') return areEqual({ value, type }, { value: first, type });
  return comparable(value, instance) === comparable(first, instance);
}

const judge: Judge<SameAsInstance, SameAsFailure> = (value, instance, site) => {
  const { label, labelKey } = instance;
  if (isSame(value, instance, site)) return undefined;
  return { params: labelKey === undefined ? { label } : { label, labelKey } };
};

/**
 * Rule that a value is the same text as another field's, both trimmed and without mask characters, or the same number
 * (C8-07, C10-28); loose: without case, white space folded.
 */
export const sameAs = defineRule({
  judge,
  content: ({ label, labelKey }) =>
    labelKey === undefined ? {} : { label: { keys: [String(labelKey)], otherwise: String(label) } },
});

const PARAMETERS = { otherField: 'field', loose: 'flag' } as const;

function build(read: RuleReader<typeof PARAMETERS>, context: RuleContext): SameAsInstance {
  const other = read.field('otherField');
  const model = 'model' in other ? other.model : context.model.name;
  const labelKey = context.labelKeyOf(model, other.field);
  const writtenWith = context.writtenWith(model, other.field);
  const [mask, ...others] = context.masksOf(model, other.field);
  return {
    other,
    loose: read.flag('loose'),
    ...(writtenWith !== '' && { without: writtenWith }),
    ...(mask !== undefined && others.length === 0 && { mask }),
    label: other.field,
    ...(labelKey !== undefined && { labelKey }),
  };
}

export const sameAsAdapter = defineAdapter(sameAs, {
  on: 'field',
  parameters: PARAMETERS,
  ordinal: ['otherField'],
  instance: () => ({
    other: reference,
    loose: flag,
    without: optional(text),
    mask: optional(text),
    label: text,
    labelKey: optional(text),
  }),
  build,
  inputHints: ({ mask }) => (mask === undefined ? {} : { mask }),
});
