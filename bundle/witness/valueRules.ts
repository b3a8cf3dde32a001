import type { RuleNode } from '../../transforms/form/formModel.ts';
import { JUDGEMENTS, type ValueRule } from '../meaning/judgements.ts';

/** A rule that looks at no other field: what it lets through can be told of the value. */
type ValueRuleNode = Extract<RuleNode, { name: ValueRule }>;

export function isOfValue(rule: RuleNode): rule is ValueRuleNode {
  return JUDGEMENTS[rule.name].looksAt !== 'claim';
}
