import type { KEYWORDS } from '../keywords/keywords.ts';
import type { Failure, KeywordFunction } from '../keywords/types.ts';
import type { validDate } from '../keywords/validDate.ts';
import type { RULE_KEYWORDS, RuleName } from '../rules/names.ts';

/** One text of a rule: its content key, the English built in, and what kind of value it speaks of. */
export interface RuleMessage {
  key: string;
  text: string;
  /** The parameter that chooses the plural form. */
  plural?: string;
}

/** All texts of a rule, and which of the rule's custom keys replaces them beside `default` (C2-03). */
export interface RuleMessages {
  kind?: 'number' | 'date' | 'range';
  default: RuleMessage;
  variants?: Record<string, RuleMessage>;
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

const REQUIRED = 'Value is required';
const CONDITIONALLY_REQUIRED = 'The value is required';

function plain<Rest extends Omit<RuleMessages, 'default'>>(
  rule: string,
  text: string,
  rest?: Rest,
): { default: RuleMessage } & Rest {
  return { default: { key: `Rule_${rule}`, text }, ...(rest as Rest) };
}

/** The total table of messages: a rule without one does not compile. Texts are those of contract sections 4 and 8. */
export const RULE_MESSAGES: TotalMessages & Record<'computed' | 'type' | 'unknown', RuleMessages> = {
  required: plain('required', REQUIRED),
  requiredOnClientOnly: plain('requiredOnClientOnly', REQUIRED),
  range: plain('range', 'The value must be between {min} and {max}', {
    kind: 'range',
    variants: {
      min: { key: 'Rule_range_min', text: 'The value must be at least {min}' },
      max: { key: 'Rule_range_max', text: 'The value must be at most {max}' },
      invalid: { key: 'Rule_range_invalid', text: 'The value is invalid' },
      invalidDate: { key: 'Rule_range_invalid', text: 'The value is invalid' },
    },
  }),
  characterSetRestriction: plain(
    'characterSetRestriction',
    'The following characters are not allowed: {characters}',
    {
      variants: {
        notFetched: {
          key: 'Rule_characterSetRestriction_notFetched',
          text: 'The allowed characters could not be checked',
        },
      },
    },
  ),
  endDate: plain('endDate', 'The end date must be after the start date', {
    kind: 'date',
    variants: {
      inclusive: { key: 'Rule_endDate_inclusive', text: 'The end date must be on or after the start date' },
    },
  }),
  maxLength: {
    default: { key: 'Rule_maxLength', text: 'The maximum length allowed is {max}', plural: 'max' },
  },
  requiredIf: plain('requiredIf', CONDITIONALLY_REQUIRED),
  nestedRequiredIf: plain('nestedRequiredIf', CONDITIONALLY_REQUIRED),
  requiredIfOtherPropertyMatchesRegex: plain('requiredIfOtherPropertyMatchesRegex', CONDITIONALLY_REQUIRED),
  preventFutureDate: plain('preventFutureDate', 'The date must not be in the future', { kind: 'date' }),
  preventFutureShortDate: plain('preventFutureShortDate', 'The date must not be in the future', {
    kind: 'date',
  }),
  regularExpression: plain('regularExpression', 'The value is invalid'),
  requireOnePropertyValTrue: plain('requireOnePropertyValTrue', 'At least one option is required.'),
  requireOnePropertyToHaveAValue: plain(
    'requireOnePropertyToHaveAValue',
    'At least one field must have a value.',
  ),
  requireOneTransactionToHaveAValue: plain(
    'requireOneTransactionToHaveAValue',
    'At least one transaction must have an amount.',
  ),
  validDate: plain('validDate', 'The date is invalid', { kind: 'date' }),
  confirmNoneIfEmpty: plain('confirmNoneIfEmpty', 'Confirm that you have none to report'),
  requiredWhen: plain('requiredWhen', CONDITIONALLY_REQUIRED),
  forbiddenWhen: plain('forbiddenWhen', 'Leave this empty'),
  assert: plain('assert', 'The value is invalid'),
  records: plain('records', 'The number of entries is not allowed', {
    variants: {
      min: { key: 'Rule_records_min', text: 'At least {min} entries are needed', plural: 'min' },
      max: { key: 'Rule_records_max', text: 'At most {max} entries are allowed', plural: 'max' },
      unique: { key: 'Rule_records_unique', text: 'This entry repeats an earlier one' },
      ordered: { key: 'Rule_records_ordered', text: 'The entries must be in order' },
    },
  }),
  documentsRequired: plain('documentsRequired', 'A document is missing: {kind}'),
  oneOf: plain('oneOf', 'Choose a value from the list'),
  precision: {
    kind: 'number',
    default: {
      key: 'Rule_precision',
      text: 'At most {precision} decimal places are allowed',
      plural: 'precision',
    },
  },
  multipleOf: plain('multipleOf', 'The value must be a multiple of {multipleOf}', { kind: 'number' }),
  sameAs: plain('sameAs', 'The value must be the same as {label}'),
  format: plain('format', 'The value is not in the expected format'),
  computed: plain('computed', 'The value does not match the calculation'),
  type: plain('type', 'The value has the wrong type'),
  unknown: plain('unknown', 'This is not part of the claim'),
};
