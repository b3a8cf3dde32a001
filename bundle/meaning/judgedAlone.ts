import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { JudgedRule, RuleName } from '../../transforms/ground/ruleNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { Site } from '../../transforms/vocabulary/defineRule.ts';
import { RULE_NAMES, ruleOf, TYPE_INSTANCES } from '../../transforms/vocabulary/rules.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { type BuiltRule, instancesOf, rulesOfField } from './builtRules.ts';
import type { Literal } from './fieldValues.ts';
import { JUDGEMENTS } from './judgements.ts';

/** Hint for a value that the rule of a type refuses: a configuration does not write that rule, so it cannot be changed. */
export const HINT_OF_TYPE = 'Write a number, or give the field another type.';

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

/** The rules of a field that refuse a value, that of its type first, as the product judges it; none refuses an empty one. */
export function refusalsOf(view: BundleView, field: FieldView, value: Literal): JudgedRule[] {
  if (isEmpty(value)) return [];
  const site = siteOf(view);
  const { rule: ofType } = FIELD_KINDS[field.field.type];
  const written = rulesOfField(view, field).flatMap((rule) =>
    ALONE.filter((name) => refuses(rule, name, value, site)),
  );
  return ofType && isRefused(value, ofType, TYPE_INSTANCES, site) ? [ofType, ...written] : written;
}

function refuses(rule: BuiltRule, name: RuleName, value: Literal, site: Site): boolean {
  // Without a whitelist its rule could only say that it was not fetched.
  if (JUDGEMENTS[name].looksAt === 'characters' && site.context.allowedCharacters === null) return false;
  const instances = instancesOf([rule], name).map(({ instance }) => instance);
  return isRefused(value, name, instances, site);
}

function isRefused(value: Literal, name: JudgedRule, instances: readonly object[], site: Site): boolean {
  const { judge } = ruleOf(name);
  // The instances are those of the rule whose judgement is asked.
  return instances.some((instance) => judge(value, instance as never, site) !== undefined);
}
