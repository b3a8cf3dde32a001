import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../schemas/generated/types.ts';
import { readInlineForm } from '../transforms/config/readForm.ts';
import { buildFormModel } from '../transforms/form/buildFormModel.ts';
import type { RuleNode } from '../transforms/form/formModel.ts';
import { AUTHORING, meaningOf } from '../transforms/vocabulary/authoring.ts';
import type { JudgeSite } from '../transforms/vocabulary/defineRule.ts';
import { isValueMeaning } from '../transforms/vocabulary/ruleMeaning.ts';
import { RULE_NAMES, ruleOf } from '../transforms/vocabulary/rules.ts';
import { drawForm } from './agreement/drawForms.ts';

const drawn: RuleNode[] = fc
  .sample(drawForm, { seed: 11, numRuns: 40 })
  .flatMap((models) => buildFormModel(readInlineForm(models as ModelEntry[])).rules);

/** Parts of a site that only some judgements may look at; each throws where it is looked at. */
const PARTS: Readonly<Record<(typeof AUTHORING)['range']['looksAt'], readonly string[]>> = {
  value: ['claim', 'rows', 'today', 'allowedCharacters'],
  characters: ['claim', 'rows', 'today'],
  day: ['claim', 'rows', 'allowedCharacters'],
  claim: [],
};

const VALUES = ['x', '12.50', '06/15/2020', '6/5/2020', '(206) 555-0123', 'DE89370400440532013000', true];

function siteWithout(parts: readonly string[]): JudgeSite {
  const forbid = <T extends object>(object: T): T =>
    new Proxy(object, {
      get(target, key) {
        if (parts.includes(String(key))) throw new Error(`looks at ${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  const context = { now: new Date(0), allowedCharacters: 'abc', culture: 'en', audience: 'cli' as const };
  const tools = { isDateIn: () => true, isIban: () => true, isPhone: () => true };
  const site = { claim: {}, rows: [], today: 20_000_101, entry: null, pointer: '', tools };
  return forbid({ ...site, context: forbid(context) });
}

describe('each rule', () => {
  it('is drawn, so that the oracle judges it too', () => {
    expect(RULE_NAMES.filter((name) => !drawn.some((rule) => rule.name === name))).toEqual([]);
  });

  it.each(RULE_NAMES)('%s means something of the value alone where it looks at no other answer', (name) => {
    const meanings = drawn.filter((rule) => rule.name === name).map(meaningOf);
    expect(meanings.map(isValueMeaning)).toEqual(meanings.map(() => AUTHORING[name].looksAt !== 'claim'));
  });

  it.each(RULE_NAMES)('%s looks at no more than its authoring says', (name) => {
    const { looksAt } = AUTHORING[name];
    const site = siteWithout(PARTS[looksAt]);
    // One that names the field of a country looks there, whatever the rule does otherwise.
    const rules = drawn.filter((rule) => rule.name === name && !('countryField' in rule.instance));
    // The instances are those of the rule whose judgement is asked.
    const judge = ruleOf(name).judge as (value: unknown, instance: object, at: JudgeSite) => unknown;
    for (const { instance } of rules)
      for (const value of VALUES) expect(() => judge(value, instance, site)).not.toThrow();
    expect(rules.length).toBeGreaterThan(0);
  });
});
