import type { RuleMessage } from './defineRule.ts';
import { RULES, TYPE_RULES } from './rules.ts';

const COMPUTED = { variants: { max: { plural: 'max' } } } as const satisfies {
  variants: Record<string, RuleMessage>;
};

/** Messages of each rule, and of each error that a verdict reports without a rule of the configuration. */
export const RULE_MESSAGES = { ...TYPE_RULES, ...RULES, computed: COMPUTED, type: {}, unknown: {} };
