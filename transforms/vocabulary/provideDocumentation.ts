/**
 * Content key of the specification's message for an empty list of documents or table, which pages pass to the rule
 * `records`.
 */
export const PROVIDE_DOCUMENTATION = 'LocKey_Validation_ProvideDocumentation';
