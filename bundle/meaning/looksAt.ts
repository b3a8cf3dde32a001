import type { RuleName } from '../../transforms/vocabulary/rules.ts';

/** What a rule's judgement looks at: the value alone, or also the settlement's characters, the day, or the claim. */
export type LooksAt = 'value' | 'characters' | 'day' | 'claim';

/** What each rule looks at; an instance of `format` may name a field beside the value, and looks at the claim then. */
export const LOOKS_AT: Readonly<Record<RuleName, LooksAt>> = {
  range: 'value',
  multipleOf: 'value',
  precision: 'value',
  minLength: 'value',
  maxLength: 'value',
  regularExpression: 'value',
  format: 'value',
  oneOf: 'value',
  validDate: 'value',
  characterSetRestriction: 'characters',
  preventFutureDate: 'day',
  preventFutureShortDate: 'day',
  endDate: 'claim',
  sameAs: 'claim',
  required: 'claim',
  requiredOnClientOnly: 'claim',
  requiredIf: 'claim',
  nestedRequiredIf: 'claim',
  requiredIfOtherPropertyMatchesRegex: 'claim',
  requiredWhen: 'claim',
  requireOnePropertyValTrue: 'claim',
  requireOnePropertyToHaveAValue: 'claim',
  requireOneTransactionToHaveAValue: 'claim',
  chooseBetween: 'claim',
  confirmNoneIfEmpty: 'claim',
  forbiddenWhen: 'claim',
  assert: 'claim',
  records: 'claim',
  documentsRequired: 'claim',
};
