/**
 * Content key of the specification's message for a required record manager without a saved record (R5-41). Its page
 * passes the key to the rule `records`.
 */
export const PROVIDE_DOCUMENTATION = 'LocKey_Validation_ProvideDocumentation';
