import { camelCase } from '../ground/modelNames.ts';
import type { JudgedRule, RuleName } from '../ground/ruleNames.ts';
import { assert, assertAdapter } from './assert.ts';
import { characterSetRestriction, characterSetRestrictionAdapter } from './characterSetRestriction.ts';
import { chooseBetween, chooseBetweenAdapter } from './chooseBetween.ts';
import { confirmNoneIfEmpty, confirmNoneIfEmptyAdapter } from './confirmNoneIfEmpty.ts';
import type { RuleAdapter } from './defineAdapter.ts';
import type { Rule } from './defineRule.ts';
import { documentsRequired, documentsRequiredAdapter } from './documentsRequired.ts';
import { endDate, endDateAdapter } from './endDate.ts';
import { forbiddenWhen, forbiddenWhenAdapter } from './forbiddenWhen.ts';
import { format, formatAdapter } from './format.ts';
import { maxLength, maxLengthAdapter } from './maxLength.ts';
import { minLength, minLengthAdapter } from './minLength.ts';
import { multipleOf, multipleOfAdapter } from './multipleOf.ts';
import { nestedRequiredIf, nestedRequiredIfAdapter } from './nestedRequiredIf.ts';
import { number } from './number.ts';
import { oneOf, oneOfAdapter } from './oneOf.ts';
import { precision, precisionAdapter } from './precision.ts';
import { preventFutureDate, preventFutureDateAdapter } from './preventFutureDate.ts';
import { preventFutureShortDate, preventFutureShortDateAdapter } from './preventFutureShortDate.ts';
import { range, rangeAdapter } from './range.ts';
import { records, recordsAdapter } from './records.ts';
import { regularExpression, regularExpressionAdapter } from './regularExpression.ts';
import { required, requiredAdapter } from './required.ts';
import { requiredIf, requiredIfAdapter } from './requiredIf.ts';
import {
  requiredIfOtherPropertyMatchesRegex,
  requiredIfOtherPropertyMatchesRegexAdapter,
} from './requiredIfOtherPropertyMatchesRegex.ts';
import { requiredOnClientOnly, requiredOnClientOnlyAdapter } from './requiredOnClientOnly.ts';
import { requiredWhen, requiredWhenAdapter } from './requiredWhen.ts';
import {
  requireOnePropertyToHaveAValue,
  requireOnePropertyToHaveAValueAdapter,
} from './requireOnePropertyToHaveAValue.ts';
import { requireOnePropertyValTrue, requireOnePropertyValTrueAdapter } from './requireOnePropertyValTrue.ts';
import {
  requireOneTransactionToHaveAValue,
  requireOneTransactionToHaveAValueAdapter,
} from './requireOneTransactionToHaveAValue.ts';
import { sameAs, sameAsAdapter } from './sameAs.ts';
import { validDate, validDateAdapter } from './validDate.ts';

/** All rules that a configuration may name, as contract sections 4 and 8 spell them. */
export const RULES = {
  required,
  requiredOnClientOnly,
  range,
  characterSetRestriction,
  endDate,
  maxLength,
  requiredIf,
  nestedRequiredIf,
  requiredIfOtherPropertyMatchesRegex,
  preventFutureDate,
  preventFutureShortDate,
  regularExpression,
  requireOnePropertyValTrue,
  requireOnePropertyToHaveAValue,
  requireOneTransactionToHaveAValue,
  validDate,
  confirmNoneIfEmpty,
  requiredWhen,
  forbiddenWhen,
  assert,
  records,
  documentsRequired,
  oneOf,
  precision,
  multipleOf,
  sameAs,
  format,
  minLength,
  chooseBetween,
} satisfies Record<RuleName, unknown>;

/** Rules that belong to a field type (C8-35). */
export const TYPE_RULES = { number };

/** Instances of a field type's rule: a single one, ordered before all configured rules. */
export const TYPE_INSTANCES = [{ compiled: { order: -1 } }];

const JUDGED = { ...TYPE_RULES, ...RULES } satisfies Record<JudgedRule, unknown>;

/** Names of all rules that validators judge: those that a configuration may name, and those of field types. */
export const JUDGED_RULES = Object.keys(JUDGED) as JudgedRule[];

type Bodies = { [R in RuleName]: (typeof RULES)[R] extends Rule<infer Body> ? Body : never };
/** Instance of a rule without position, message keys and display: its compiled parameters. */
export type BodyOf<R extends RuleName> = Bodies[R];

/** Adapters of all rules, in a separate table because no browser needs them. */
export const ADAPTERS: { readonly [R in RuleName]: RuleAdapter<BodyOf<R>> } = {
  required: requiredAdapter,
  requiredOnClientOnly: requiredOnClientOnlyAdapter,
  range: rangeAdapter,
  characterSetRestriction: characterSetRestrictionAdapter,
  endDate: endDateAdapter,
  maxLength: maxLengthAdapter,
  requiredIf: requiredIfAdapter,
  nestedRequiredIf: nestedRequiredIfAdapter,
  requiredIfOtherPropertyMatchesRegex: requiredIfOtherPropertyMatchesRegexAdapter,
  preventFutureDate: preventFutureDateAdapter,
  preventFutureShortDate: preventFutureShortDateAdapter,
  regularExpression: regularExpressionAdapter,
  requireOnePropertyValTrue: requireOnePropertyValTrueAdapter,
  requireOnePropertyToHaveAValue: requireOnePropertyToHaveAValueAdapter,
  requireOneTransactionToHaveAValue: requireOneTransactionToHaveAValueAdapter,
  validDate: validDateAdapter,
  confirmNoneIfEmpty: confirmNoneIfEmptyAdapter,
  requiredWhen: requiredWhenAdapter,
  forbiddenWhen: forbiddenWhenAdapter,
  assert: assertAdapter,
  records: recordsAdapter,
  documentsRequired: documentsRequiredAdapter,
  oneOf: oneOfAdapter,
  precision: precisionAdapter,
  multipleOf: multipleOfAdapter,
  sameAs: sameAsAdapter,
  format: formatAdapter,
  minLength: minLengthAdapter,
  chooseBetween: chooseBetweenAdapter,
};

export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** Returns the name of the rule that a configuration spells with a small or capital first letter (C2-03). */
export function ruleNameOf(name: string): RuleName | undefined {
  const camel = camelCase(name);
  return isRuleName(camel) ? camel : undefined;
}

/** Tests if a configuration may name this rule. */
export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name);
}

/** Names of rules that JSON Schema or Ajv uses for keywords of its own. */
const NAMES_OF_JSON_SCHEMA: readonly string[] = [
  'required',
  'maxLength',
  'minLength',
  'oneOf',
  'format',
  'multipleOf',
] satisfies RuleName[];

/** Returns the keyword that judges a rule: its name, with a prefix where JSON Schema or Ajv uses that name (C15-10). */
export function keywordOf(rule: JudgedRule): string {
  return NAMES_OF_JSON_SCHEMA.includes(rule) ? `rule:${rule}` : rule;
}

const RULE_KEYWORDS: ReadonlySet<string> = new Set(JUDGED_RULES.map(keywordOf));

/** Tests if a keyword of a form's schema judges a rule, and not the structure. */
export function isRuleKeyword(keyword: string): boolean {
  return RULE_KEYWORDS.has(keyword);
}

/** Tests if a failure of a rule belongs to the required family (C3-02). */
export function isOfRequiredFamily(rule: string, variant?: string): boolean {
  const family = isRuleName(rule) && ruleOf(rule).requiredFamily;
  return family === true || (Array.isArray(family) && variant !== undefined && family.includes(variant));
}

/** Tests if a failure of a rule is about several fields, one of which has the error. */
export function isAboutSeveral(rule: string): boolean {
  return isRuleName(rule) && ruleOf(rule).among !== undefined;
}

/** Returns a rule with the type `Rule`, which has the members that all rules share. */
export function ruleOf(name: JudgedRule): Rule {
  return JUDGED[name];
}
