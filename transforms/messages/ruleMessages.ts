import type { RuleMessage } from '../vocabulary/defineRule.ts';
import { RULES, TYPE_RULES } from '../vocabulary/rules.ts';

const COMPUTED: { variants: Record<string, RuleMessage> } = { variants: { max: {} } };

/** Which messages each rule has, and each thing that a verdict reports though no configuration asks for it. */
export const RULE_MESSAGES = { ...TYPE_RULES, ...RULES, computed: COMPUTED, type: {}, unknown: {} };
