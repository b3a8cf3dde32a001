import type { KEYWORDS } from '../keywords/keywords.ts';
import type { Failure, KeywordFunction } from '../keywords/types.ts';
import type { validDate } from '../keywords/validDate.ts';
import type { RULE_KEYWORDS, RuleName } from '../rules/names.ts';

/** One text of a rule; its words stand in transforms/texts, under `Rule_<rule>` or `Rule_<rule>_<variant>`. */
export interface RuleMessage {
  /** The parameter that chooses the plural form. */
  readonly plural?: string;
  /** The variant whose text is shown, where it is not a text of its own. */
  readonly sameAs?: string;
}

/** The texts of a rule, and which of the rule's custom keys replaces them beside `default` (C2-03). */
export interface RuleMessages extends RuleMessage {
  readonly kind?: 'number' | 'date' | 'range';
  readonly variants?: Readonly<Record<string, RuleMessage>>;
}

type Functions = typeof KEYWORDS & { validDate: typeof validDate };

/** The variants in which a rule's keyword can fail. */
type VariantOf<R extends RuleName> =
  Functions[(typeof RULE_KEYWORDS)[R]] extends KeywordFunction<never, infer F>
    ? F extends Failure<infer V>
      ? V
      : never
    : never;

/** A rule's texts with one for each variant in which it can fail: a variant without a text does not compile. */
type TotalMessages = {
  [R in RuleName]: RuleMessages &
    ([VariantOf<R>] extends [never] ? object : { variants: Record<VariantOf<R>, RuleMessage> });
};

/** Which texts each rule has: total, a rule without an entry does not compile, nor one without its words. */
export const RULE_MESSAGES = {
  required: {},
  requiredOnClientOnly: {},
  range: { kind: 'range', variants: { min: {}, max: {}, invalid: {}, invalidDate: { sameAs: 'invalid' } } },
  characterSetRestriction: { variants: { notFetched: {} } },
  endDate: { kind: 'date', variants: { inclusive: {} } },
  maxLength: { plural: 'max' },
  requiredIf: {},
  nestedRequiredIf: {},
  requiredIfOtherPropertyMatchesRegex: {},
  preventFutureDate: { kind: 'date' },
  preventFutureShortDate: { kind: 'date' },
  regularExpression: {},
  requireOnePropertyValTrue: {},
  requireOnePropertyToHaveAValue: {},
  requireOneTransactionToHaveAValue: {},
  validDate: { kind: 'date' },
  confirmNoneIfEmpty: {},
  requiredWhen: {},
  forbiddenWhen: {},
  assert: {},
  records: { variants: { min: { plural: 'min' }, max: { plural: 'max' }, unique: {}, ordered: {} } },
  documentsRequired: {},
  oneOf: {},
  precision: { kind: 'number', plural: 'precision' },
  multipleOf: { kind: 'number' },
  sameAs: {},
  format: {},
  computed: {},
  type: {},
  unknown: {},
} as const satisfies TotalMessages & Record<'computed' | 'type' | 'unknown', RuleMessages>;
