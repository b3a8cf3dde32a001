import { RULES, TYPE_RULES } from '../vocabulary/rules.ts';

/** Which messages each rule has, and each thing that a verdict reports though no configuration asks for it. */
export const RULE_MESSAGES = { ...TYPE_RULES, ...RULES, computed: {}, type: {}, unknown: {} };
