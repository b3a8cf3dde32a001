import type { RuleMessage } from './defineRule.ts';
import { RULES, TYPE_RULES } from './rules.ts';

const COMPUTED = { variants: { max: { plural: 'max' } } } as const satisfies {
  variants: Record<string, RuleMessage>;
};

/** Which messages each rule has, and each thing that a verdict reports though no configuration asks for it. */
export const RULE_MESSAGES = { ...TYPE_RULES, ...RULES, computed: COMPUTED, type: {}, unknown: {} };
