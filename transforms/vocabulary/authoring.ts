import type { RuleName } from '../ground/ruleNames.ts';
import { assertAuthoring } from './assert.author.ts';
import { characterSetRestrictionAuthoring } from './characterSetRestriction.author.ts';
import { chooseBetweenAuthoring } from './chooseBetween.author.ts';
import { confirmNoneIfEmptyAuthoring } from './confirmNoneIfEmpty.author.ts';
import { documentsRequiredAuthoring } from './documentsRequired.author.ts';
import { endDateAuthoring } from './endDate.author.ts';
import { forbiddenWhenAuthoring } from './forbiddenWhen.author.ts';
import { formatAuthoring } from './format.author.ts';
import { maxLengthAuthoring } from './maxLength.author.ts';
import { minLengthAuthoring } from './minLength.author.ts';
import { multipleOfAuthoring } from './multipleOf.author.ts';
import { nestedRequiredIfAuthoring } from './nestedRequiredIf.author.ts';
import { oneOfAuthoring } from './oneOf.author.ts';
import { precisionAuthoring } from './precision.author.ts';
import { preventFutureDateAuthoring } from './preventFutureDate.author.ts';
import { preventFutureShortDateAuthoring } from './preventFutureShortDate.author.ts';
import { rangeAuthoring } from './range.author.ts';
import { recordsAuthoring } from './records.author.ts';
import { regularExpressionAuthoring } from './regularExpression.author.ts';
import { requiredAuthoring } from './required.author.ts';
import { requiredIfAuthoring } from './requiredIf.author.ts';
import { requiredIfOtherPropertyMatchesRegexAuthoring } from './requiredIfOtherPropertyMatchesRegex.author.ts';
import { requiredOnClientOnlyAuthoring } from './requiredOnClientOnly.author.ts';
import { requiredWhenAuthoring } from './requiredWhen.author.ts';
import { requireOnePropertyToHaveAValueAuthoring } from './requireOnePropertyToHaveAValue.author.ts';
import { requireOnePropertyValTrueAuthoring } from './requireOnePropertyValTrue.author.ts';
import { requireOneTransactionToHaveAValueAuthoring } from './requireOneTransactionToHaveAValue.author.ts';
import type { Clause, ClauseSite, RuleAuthoring, RuleGuide, VariedAuthoring } from './ruleAuthoring.ts';
import type { RuleMeaning } from './ruleMeaning.ts';
import { type BodyOf, RULE_NAMES, type RULES } from './rules.ts';
import { sameAsAuthoring } from './sameAs.author.ts';
import { validDateAuthoring } from './validDate.author.ts';

type AuthoringOf<R extends RuleName> = (typeof RULES)[R] extends { variants: object }
  ? VariedAuthoring<BodyOf<R>>
  : RuleAuthoring<BodyOf<R>>;

/** Description of each rule for authors' tools: demands, meaning, guide. A rule without one does not compile. */
export const AUTHORING: { readonly [R in RuleName]: AuthoringOf<R> } = {
  required: requiredAuthoring,
  requiredOnClientOnly: requiredOnClientOnlyAuthoring,
  range: rangeAuthoring,
  characterSetRestriction: characterSetRestrictionAuthoring,
  endDate: endDateAuthoring,
  maxLength: maxLengthAuthoring,
  requiredIf: requiredIfAuthoring,
  nestedRequiredIf: nestedRequiredIfAuthoring,
  requiredIfOtherPropertyMatchesRegex: requiredIfOtherPropertyMatchesRegexAuthoring,
  preventFutureDate: preventFutureDateAuthoring,
  preventFutureShortDate: preventFutureShortDateAuthoring,
  regularExpression: regularExpressionAuthoring,
  requireOnePropertyValTrue: requireOnePropertyValTrueAuthoring,
  requireOnePropertyToHaveAValue: requireOnePropertyToHaveAValueAuthoring,
  requireOneTransactionToHaveAValue: requireOneTransactionToHaveAValueAuthoring,
  validDate: validDateAuthoring,
  confirmNoneIfEmpty: confirmNoneIfEmptyAuthoring,
  requiredWhen: requiredWhenAuthoring,
  forbiddenWhen: forbiddenWhenAuthoring,
  assert: assertAuthoring,
  records: recordsAuthoring,
  documentsRequired: documentsRequiredAuthoring,
  oneOf: oneOfAuthoring,
  precision: precisionAuthoring,
  multipleOf: multipleOfAuthoring,
  sameAs: sameAsAuthoring,
  format: formatAuthoring,
  minLength: minLengthAuthoring,
  chooseBetween: chooseBetweenAuthoring,
};

/** Rule, by its name and the instance that its adapter built. */
export interface AdaptedRule {
  name: RuleName;
  instance: object;
}

// TypeScript cannot follow the name of a union through a table.
const authoringOf = (name: RuleName): RuleAuthoring<object> => AUTHORING[name] as RuleAuthoring<object>;

/** Returns the meaning of a rule with the parameters of its instance, as data. */
export const meaningOf = ({ name, instance }: AdaptedRule): RuleMeaning => authoringOf(name).means(instance);

/** Returns the demands of a rule in plain words, each with its condition and failures. */
export const clausesOf = ({ name, instance }: AdaptedRule, site: ClauseSite): readonly Clause[] =>
  authoringOf(name).clauses(instance, site);

/** Returns the chapter of a rule in the authors' guide. */
export const guideOf = (name: RuleName): RuleGuide => authoringOf(name).guide;

/**
 * Returns the names of the placeholders that a rule's failures fill in its messages, a list for each kind of failure;
 * undefined if its texts name them all.
 */
export const placeholdersOfFailures = ({
  name,
  instance,
}: AdaptedRule): readonly (readonly string[])[] | undefined => authoringOf(name).fills?.(instance);

/** Returns the names of the rules that can restrict a field to values of one of these kinds. */
export const rulesRestrictingTo = (...kinds: RuleAuthoring<never>['reads'][number][]): RuleName[] =>
  RULE_NAMES.filter((name) => AUTHORING[name].reads.some((kind) => kinds.includes(kind)));
