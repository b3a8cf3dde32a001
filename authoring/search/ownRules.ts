import { momentOf } from '../../transforms/conditions/scope.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { JudgedRule } from '../../transforms/ground/ruleNames.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { Failure, JudgeSite, Rule, RuntimeTools } from '../../transforms/vocabulary/defineRule.ts';
import { isValueMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { ruleOf, TYPE_INSTANCES } from '../../transforms/vocabulary/rules.ts';
import type { SearchField } from './searchForm.ts';

/** Rule about the value of a field alone, independent of other fields. */
interface OwnRule {
  name: JudgedRule;
  instance: object;
  place: SourceLocation;
}

/** Returns the rules about the value of a field alone: those of its type, and those of the configuration. */
export function ownRulesOf({ type, rules, place }: SearchField): OwnRule[] {
  const { rule: name } = FIELD_KINDS[type];
  const ofType = name ? TYPE_INSTANCES.map((instance) => ({ name, instance, place })) : [];
  return [...ofType, ...rules.filter(looksAlone)];
}

/** Tests if a rule depends on the value alone; one with the field of a country depends on that, too. */
function looksAlone(rule: RuleNode): boolean {
  const meaning = meaningOf(rule);
  return isValueMeaning(meaning) && !('countryField' in meaning);
}

/** Context of judging a value alone. */
interface Alone {
  context: JudgeContext;
  tools: RuntimeTools;
}

/** Tests if a value passes a rule about the value alone. An empty one passes (C3-02). */
export function passes(value: unknown, { name, instance }: OwnRule, { context, tools }: Alone): boolean {
  if (isEmpty(value)) return true;
  const site: JudgeSite = { claim: {}, rows: [], ...momentOf(context), context, pointer: '', tools };
  const { judge } = ruleOf(name) as unknown as Rule<object, Failure>;
  const outcome = judge(value, instance, site);
  return outcome === undefined || (Array.isArray(outcome) && outcome.length === 0);
}
