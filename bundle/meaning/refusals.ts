import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { JudgedRule } from '../../transforms/ground/ruleNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { AUTHORING } from '../../transforms/vocabulary/authoring.ts';
import type { JudgeSite } from '../../transforms/vocabulary/defineRule.ts';
import { ruleOf, TYPE_INSTANCES } from '../../transforms/vocabulary/rules.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { type BuiltRule, rulesOfField } from './builtRules.ts';
import type { Literal } from './fieldValues.ts';

/**
 * Hint for a value that its field's type refuses; the rule of a type is not written in a bundle and cannot be changed
 * there.
 */
export const HINT_OF_TYPE = 'Write a number, or give the field another type.';

/** Stubs that accept every value, so that no library is loaded here. */
const NO_TOOLS: JudgeSite['tools'] = { isDateIn: () => true, isIban: () => true, isPhone: () => true };

function siteOf({ bundle }: BundleView): JudgeSite {
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

/**
 * Returns the names of the field's rules that refuse a value, that of its type first. Only rules about the value itself
 * or its characters are tried. An empty value is never refused.
 */
export function refusalsOf(view: BundleView, field: FieldView, value: Literal): JudgedRule[] {
  if (isEmpty(value)) return [];
  const site = siteOf(view);
  const { rule: ofType } = FIELD_KINDS[field.field.type];
  const written = rulesOfField(view, field).flatMap((rule) =>
    refuses(rule, value, site) ? [rule.name] : [],
  );
  return ofType && isRefused(value, ofType, TYPE_INSTANCES, site) ? [ofType, ...written] : written;
}

function refuses({ name, instance }: BuiltRule, value: Literal, site: JudgeSite): boolean {
  const { looksAt } = AUTHORING[name];
  // Without a whitelist its rule would fail for each value.
  if (looksAt === 'characters' && site.context.allowedCharacters === null) return false;
  return (looksAt === 'value' || looksAt === 'characters') && isRefused(value, name, [instance], site);
}

function isRefused(value: Literal, name: JudgedRule, instances: readonly object[], site: JudgeSite): boolean {
  const { judge } = ruleOf(name);
  // The instances are of this very rule.
  return instances.some((instance) => judge(value, instance as never, site) !== undefined);
}
