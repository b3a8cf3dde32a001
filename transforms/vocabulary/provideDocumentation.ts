/** The specification's text of a list of documents, or a table, that has no entry: a page gives it to the rule `records`. */
export const PROVIDE_DOCUMENTATION = 'LocKey_Validation_ProvideDocumentation';
