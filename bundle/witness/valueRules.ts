import type { RuleNode } from '../../transforms/form/formModel.ts';
import { AUTHORING } from '../../transforms/vocabulary/authoring.ts';

/** Tests if a rule looks at no other field: what it lets through can be told of the value. */
export function isOfValue(rule: RuleNode): boolean {
  return AUTHORING[rule.name].looksAt !== 'claim';
}
