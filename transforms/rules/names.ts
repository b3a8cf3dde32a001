import { camelCase } from '../config/names.ts';

/** Every rule that a configuration may name, as contract sections 4 and 8 spell it; with its keyword. */
export const RULE_KEYWORDS = {
  required: 'requiredValue',
  requiredOnClientOnly: 'requiredOnClientOnly',
  range: 'range',
  characterSetRestriction: 'characterSetRestriction',
  endDate: 'endDate',
  maxLength: 'maxTextLength',
  requiredIf: 'requiredIf',
  nestedRequiredIf: 'nestedRequiredIf',
  requiredIfOtherPropertyMatchesRegex: 'requiredIfOtherPropertyMatchesRegex',
  preventFutureDate: 'preventFutureDate',
  preventFutureShortDate: 'preventFutureShortDate',
  regularExpression: 'regularExpression',
  requireOnePropertyValTrue: 'requireOnePropertyValTrue',
  requireOnePropertyToHaveAValue: 'requireOnePropertyToHaveAValue',
  requireOneTransactionToHaveAValue: 'requireOneTransactionToHaveAValue',
  validDate: 'validDate',
  confirmNoneIfEmpty: 'confirmNoneIfEmpty',
  requiredWhen: 'requiredWhen',
  forbiddenWhen: 'forbiddenWhen',
  assert: 'assert',
  records: 'records',
  documentsRequired: 'documentsRequired',
  oneOf: 'oneOfValues',
  precision: 'precision',
  multipleOf: 'multipleOfNumber',
  sameAs: 'sameAs',
  format: 'textFormat',
} as const;

export type RuleName = keyof typeof RULE_KEYWORDS;
export type KeywordName = (typeof RULE_KEYWORDS)[RuleName];

const RULE_OF_KEYWORD = new Map<string, RuleName>(
  Object.entries(RULE_KEYWORDS).map(([rule, keyword]) => [keyword, rule as RuleName]),
);

/** The rule that a keyword judges. */
export function ruleOfKeyword(keyword: string): RuleName | undefined {
  return RULE_OF_KEYWORD.get(keyword);
}

/** The rule of a name as the server sends it: its first letter is compared without case (C2-03). */
export function ruleNameOf(name: string): RuleName | undefined {
  const camel = camelCase(name);
  return Object.hasOwn(RULE_KEYWORDS, camel) ? (camel as RuleName) : undefined;
}

/** Rules that are judged on empty values too, and not on fields that are disabled (C3-02, C4-22). */
export const REQUIRED_FAMILY: ReadonlySet<string> = new Set<RuleName>([
  'required',
  'requiredOnClientOnly',
  'requiredIf',
  'nestedRequiredIf',
  'requiredIfOtherPropertyMatchesRegex',
  'requireOnePropertyValTrue',
  'requireOnePropertyToHaveAValue',
  'requireOneTransactionToHaveAValue',
  'confirmNoneIfEmpty',
  'requiredWhen',
  'documentsRequired',
]);
