import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { RULE_NAMES } from '../../transforms/vocabulary/rules.ts';

interface Judgement {
  /** What it looks at: the value alone, or also the settlement's characters, the day, or the claim. */
  looksAt: 'value' | 'characters' | 'day' | 'claim';
  /** What only passes if it reads as that: text that is neither number nor date fails, or what another field refuses. */
  reads: readonly ('number' | 'date' | 'other')[];
}

const OF_CLAIM = { looksAt: 'claim', reads: [] } as const;
const OF_TEXT = { looksAt: 'value', reads: [] } as const;
const OF_EITHER = { looksAt: 'value', reads: ['number', 'date'] } as const;
const OF_NUMBER = { looksAt: 'value', reads: ['number'] } as const;
const OF_DATE = { looksAt: 'value', reads: ['date'] } as const;

const WRITTEN = {
  range: OF_EITHER,
  multipleOf: OF_NUMBER,
  precision: OF_NUMBER,
  minLength: OF_TEXT,
  maxLength: OF_TEXT,
  regularExpression: OF_EITHER,
  format: OF_DATE,
  oneOf: OF_EITHER,
  validDate: OF_DATE,
  characterSetRestriction: { looksAt: 'characters', reads: [] },
  preventFutureDate: { looksAt: 'day', reads: ['date'] },
  preventFutureShortDate: { looksAt: 'day', reads: ['date'] },
  endDate: { looksAt: 'claim', reads: ['date'] },
  sameAs: { looksAt: 'claim', reads: ['other'] },
  required: OF_CLAIM,
  requiredOnClientOnly: OF_CLAIM,
  requiredIf: OF_CLAIM,
  nestedRequiredIf: OF_CLAIM,
  requiredIfOtherPropertyMatchesRegex: OF_CLAIM,
  requiredWhen: OF_CLAIM,
  requireOnePropertyValTrue: OF_CLAIM,
  requireOnePropertyToHaveAValue: OF_CLAIM,
  requireOneTransactionToHaveAValue: OF_CLAIM,
  chooseBetween: OF_CLAIM,
  confirmNoneIfEmpty: OF_CLAIM,
  forbiddenWhen: OF_CLAIM,
  assert: OF_CLAIM,
  records: OF_CLAIM,
  documentsRequired: OF_CLAIM,
} as const satisfies Partial<Record<RuleName, Judgement>>;

/**
 * How each rule judges; an instance of `format` may name a field beside the value, and looks at the claim then.
 * Its type is not that of the table: a rule that the table lacks is told here, once, and not wherever one is looked up.
 */
export const JUDGEMENTS: Readonly<Record<RuleName, Judgement>> = WRITTEN;

/** Rules that look at no other field: what they let through can be told of the value. */
export type ValueRule = {
  [R in keyof typeof WRITTEN]: (typeof WRITTEN)[R]['looksAt'] extends 'claim' ? never : R;
}[keyof typeof WRITTEN];

/** The rules that let nothing through but what reads as one of these. */
export function rulesReading(...kinds: Judgement['reads'][number][]): RuleName[] {
  return RULE_NAMES.filter((name) => {
    const { reads } = JUDGEMENTS[name];
    return reads.some((kind) => kinds.includes(kind));
  });
}
