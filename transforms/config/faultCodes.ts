/**
 * Codes of the faults that reading and building a form can find, each with its meaning. A code is stable: authors look
 * it up in docs/findings.md.
 */
export const FAULT_CODES = {
  'unknown-model': 'a dtoMapping that the claim document has no place for',
  'duplicate-model': 'two entries of one form for the same dtoMapping',
  'ambiguous-name': 'two names of a model that differ only in their first letter',
  'unknown-rule': 'a rule that Claimwright does not have',
  'missing-parameter': 'a rule without a parameter that it needs',
  'wrong-parameter': 'a rule parameter of the wrong type or value',
  'unknown-parameter': 'a rule parameter that the rule does not take',
  'unknown-field': 'a rule, condition or page that names a field that is not there',
  'unknown-operator': 'a condition with an operator that does not exist',
  'wrong-condition': 'a condition of a shape that means nothing',
  'wrong-context': 'a validationContext or model that is not a single model',
  'misplaced-rule': 'a rule on a kind of field or model that it cannot judge',
  'invalid-pattern': 'a pattern that is not a regular expression',
  'inverted-range': 'a range whose lower bound is above its upper bound',
  'unknown-list': 'a list that the bundle does not have',
  'list-fields': 'a list without fields, nested too deep, or fields on something that is no list',
  'wrong-computed': 'a calculation of another type than its field',
  'dependency-cycle': 'fields whose conditions or calculations depend on each other in a circle',
  'file-dependency': 'a file field with dependencies',
  'several-files': 'two file fields in one model',
  'file-outside-documents': 'a file field outside documentContexts',
  'missing-page': 'a page that is named and not there',
  'placed-field-missing': 'a page field that its model lacks',
} as const;

export type FaultCode = keyof typeof FAULT_CODES;
