import { describe, expect, it } from 'vitest';
import { KEYWORD_DEFINITIONS } from '../../transforms/keywords/definitions.ts';
import { RULE_KEYWORDS } from '../../transforms/rules/names.ts';
import { readCases, type VectorFile } from '../oracle/caseFiles.ts';
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

const RULES = Object.keys(RULE_KEYWORDS);

describe('the list of rules', () => {
  it('names one keyword for each rule, and no keyword is without a rule', () => {
    expect(KEYWORD_DEFINITIONS.map(({ keyword }) => keyword).sort()).toEqual(
      Object.values(RULE_KEYWORDS).sort(),
    );
  });

  it('is the one that the oracle read in the contract', () => {
    expect(RULES.toSorted()).toEqual([...FIELD_RULES, 'records', 'documentsRequired'].sort());
  });
});

describe('every rule has cases', () => {
  it.each(RULES)('%s fails in some case, and passes in some', (rule) => {
    const { fails, passes } = countCases(rule);
    expect(fails).toBeGreaterThan(0);
    expect(passes).toBeGreaterThan(0);
  });
});
