/** Names of rules in a configuration, as contract sections 4 and 8 spell them. */
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

/** Rule of a configuration, or of a field type. */
export type JudgedRule = RuleName | 'number';
