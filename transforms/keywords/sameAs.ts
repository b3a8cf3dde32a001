import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../conditions/types.ts';
import { isEmpty } from '../values/emptiness.ts';
import { textOf } from '../values/text.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction, REFERENCE } from './types.ts';

export interface SameAsInstance extends Instance {
  other: Reference;
  loose: boolean;
  /** The other field's name, and the content key of its label where a page places it. */
  label: string;
  labelKey?: string;
}

/** The label of the other field, and its content key where a page has one. */
export type SameAsFailure = Failure<never, 'label'> | Failure<never, 'label' | 'labelKey'>;

function comparable(value: unknown, loose: boolean): string {
  const text = textOf(value).trim();
  return loose ? text.replace(/\s+/gu, ' ').toLowerCase() : text;
}

/** The same text as another field, both trimmed; loose: without case, white space folded (C8-07). */
export const sameAs: KeywordFunction<SameAsInstance, SameAsFailure> = (
  value,
  { other, loose, label, labelKey },
  site,
) => {
  if (isEmpty(value) || comparable(value, loose) === comparable(valueAt(other, site), loose))
    return undefined;
  return { params: labelKey === undefined ? { label } : { label, labelKey } };
};

export const sameAsDefinition = defineKeyword(
  'sameAs',
  { other: REFERENCE, loose: { type: 'boolean' }, label: { type: 'string' }, labelKey: { type: 'string' } },
  ['other', 'loose', 'label'],
);
