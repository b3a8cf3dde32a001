/**
 * Key of the specification's text for a list of documents, or a table, without an entry, which pages pass to the rule
 * `records`.
 */
export const PROVIDE_DOCUMENTATION = 'LocKey_Validation_ProvideDocumentation';
