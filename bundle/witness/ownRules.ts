import type { JudgeContext } from '../../transforms/claims/types.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { Failure, Rule, RuntimeTools, Site } from '../../transforms/vocabulary/defineRule.ts';
import { ruleOf } from '../../transforms/vocabulary/rules.ts';
import { isOfValue, type KnownRule } from './knownRules.ts';

/** Whether a rule looks at the value alone, and not at other fields. */
export function looksAlone(rule: KnownRule): boolean {
  return isOfValue(rule) && !('countryField' in rule.instance && rule.instance.countryField);
}

/** What a judgement of a value alone needs. */
interface Alone {
  context: JudgeContext;
  tools: RuntimeTools;
}

/** Whether a value passes a rule that looks at it alone. An empty one passes (C3-02). */
export function passes(value: unknown, { name, instance }: KnownRule, { context, tools }: Alone): boolean {
  if (isEmpty(value)) return true;
  const site: Site = { claim: {}, rows: [], ...momentOf(context), context, pointer: '', tools };
  const { judge } = ruleOf(name) as unknown as Rule<object, Failure>;
  const outcome = judge(value, instance, site);
  return outcome === undefined || (Array.isArray(outcome) && outcome.length === 0);
}
