import type { Place } from '../../transforms/config/errors.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { Site } from '../../transforms/vocabulary/defineRule.ts';
import { RULE_NAMES, type RuleName, ruleOf } from '../../transforms/vocabulary/rules.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { type BuiltRule, instancesOf, rulesOfField } from './builtRules.ts';
import type { Literal } from './fieldValues.ts';
import { JUDGEMENTS } from './judgements.ts';

/** A rule that refuses a value. */
export interface Refusal {
  name: RuleName;
  place: Place;
}

const ALONE = RULE_NAMES.filter(
  (name) => JUDGEMENTS[name].looksAt === 'value' || JUDGEMENTS[name].looksAt === 'characters',
);

/** What needs a library is not asked: it lets everything through here. */
const NO_TOOLS: Site['tools'] = { isDateIn: () => true, isIban: () => true, isPhone: () => true };

function siteOf({ bundle }: BundleView): Site {
  return {
    claim: {},
    rows: [],
    today: 20_000_101,
    entry: null,
    pointer: '',
    tools: NO_TOOLS,
    context: {
      now: new Date(0),
      allowedCharacters: bundle.settlement.characterWhitelist,
      culture: 'en',
      audience: 'cli',
      lists: bundle.lists,
    },
  };
}

/** The rules of a field that refuse a value, as the product judges it; none refuses an empty one. */
export function refusalsOf(view: BundleView, field: FieldView, value: Literal): Refusal[] {
  if (isEmpty(value)) return [];
  const site = siteOf(view);
  return rulesOfField(view, field).flatMap((rule) =>
    ALONE.filter((name) => refuses(rule, name, value, site)).map((name) => ({ name, place: rule.place })),
  );
}

function refuses(rule: BuiltRule, name: RuleName, value: Literal, site: Site): boolean {
  // Without a whitelist its rule could only say that it was not fetched.
  if (JUDGEMENTS[name].looksAt === 'characters' && site.context.allowedCharacters === null) return false;
  const { judge } = ruleOf(name);
  // The instances stand under the name of the rule whose judgement is asked.
  return instancesOf([rule], name).some(
    ({ instance }) => judge(value, instance as never, site) !== undefined,
  );
}
