import { RULES } from '../vocabulary/rules.ts';

/** Which messages each rule has, and each thing that a verdict reports though no configuration asks for it. */
export const RULE_MESSAGES = { ...RULES, computed: {}, type: {}, unknown: {} };
