import { describe, expect, it } from 'vitest';
import { ADAPTERS, keywordOf, RULE_NAMES } from '../../transforms/vocabulary/rules.ts';
import { readCases, type VectorFile } from '../oracle/caseFiles.ts';
import { LIST_RULES } from '../oracle/listRules.ts';
import { lowerFirst, type RawField, type RawRule } from '../oracle/raw.ts';
import { FIELD_RULES } from '../oracle/rules.ts';

function rulesOfField({ rules = [], fields = [] }: RawField): RawRule[] {
  return [...rules, ...fields.flatMap(rulesOfField)];
}

function rulesOf({ models }: VectorFile): string[] {
  const rules = models.flatMap((model) => [...(model.rules ?? []), ...model.fields.flatMap(rulesOfField)]);
  return rules.map((rule) => lowerFirst(rule.name));
}

/** How often a rule fails in the case files, and how many cases there are in which it is asked and passes. */
function countCases(rule: string): { fails: number; passes: number } {
  const counts = { fails: 0, passes: 0 };
  for (const file of readCases()) {
    if (!rulesOf(file).includes(rule)) continue;
    for (const { errors } of file.cases)
      counts[errors.some((error) => error.rule === rule) ? 'fails' : 'passes'] += 1;
  }
  return counts;
}

describe('the list of rules', () => {
  it('names an adapter and a keyword of its own for each rule', () => {
    expect(Object.keys(ADAPTERS).sort()).toEqual(RULE_NAMES.toSorted());
    expect(new Set(RULE_NAMES.map(keywordOf)).size).toBe(RULE_NAMES.length);
  });

  it('is the one that the oracle read in the contract', () => {
    expect(RULE_NAMES.toSorted()).toEqual([...FIELD_RULES, ...LIST_RULES].sort());
  });
});

describe('every rule has cases', () => {
  it.each(RULE_NAMES)('%s fails in some case, and passes in some', (rule) => {
    const { fails, passes } = countCases(rule);
    expect(fails).toBeGreaterThan(0);
    expect(passes).toBeGreaterThan(0);
  });
});
