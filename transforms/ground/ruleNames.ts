/** Every rule that a configuration may name, as contract sections 4 and 8 spell it. */
export type RuleName =
  | 'required'
  | 'requiredOnClientOnly'
  | 'range'
  | 'characterSetRestriction'
  | 'endDate'
  | 'maxLength'
  | 'requiredIf'
  | 'nestedRequiredIf'
  | 'requiredIfOtherPropertyMatchesRegex'
  | 'preventFutureDate'
  | 'preventFutureShortDate'
  | 'regularExpression'
  | 'requireOnePropertyValTrue'
  | 'requireOnePropertyToHaveAValue'
  | 'requireOneTransactionToHaveAValue'
  | 'validDate'
  | 'confirmNoneIfEmpty'
  | 'requiredWhen'
  | 'forbiddenWhen'
  | 'assert'
  | 'records'
  | 'documentsRequired'
  | 'oneOf'
  | 'precision'
  | 'multipleOf'
  | 'sameAs'
  | 'format'
  | 'minLength'
  | 'chooseBetween';

/** A rule that a configuration names, or that a type has. */
export type JudgedRule = RuleName | 'number';
