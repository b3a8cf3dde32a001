import { beforeAll, describe, expect, it } from 'vitest';
import { readCases } from '../oracle/caseFiles.ts';
import type { OracleError } from '../oracle/raw.ts';
import { differencesFrom } from '../oracle/verdicts.ts';
import { standaloneInNode } from './standalone.ts';

interface Judged {
  name: string;
  expected: { path: string; rule: string; message?: string }[];
  found: OracleError[];
}

const judged: Judged[] = [];

beforeAll(async () => {
  const { judge } = await standaloneInNode();
  for (const { models, context, cases } of readCases()) {
    const verdicts = await judge(
      models,
      context,
      cases.map(({ claim }) => claim),
    );
    for (const [index, { name, errors }] of cases.entries())
      judged.push({ name, expected: errors, found: verdicts[index] ?? [] });
  }
});

/** Every case that names the requirement gets its verdict; some must fail a rule and some must pass. */
function expectVerdicts(...ids: string[]): void {
  for (const id of ids) {
    const cases = judged.filter(({ name }) => name.includes(id));
    expect(cases.some(({ expected }) => expected.length > 0)).toBe(true);
    expect(cases.some(({ expected }) => expected.length === 0)).toBe(true);
    for (const { name, expected, found } of cases)
      expect({ name, differences: differencesFrom(expected, found) }).toEqual({ name, differences: [] });
  }
}

describe('the case files, by the requirement that they name', () => {
  it('C2-01: names and models are read in Pascal case and in camel case', () => expectVerdicts('C2-01'));
  it('C2-03: a rule’s first letter is compared without case', () => expectVerdicts('C2-03'));
  it('C2-04: a message key found in no culture falls back to the built-in English, filled in', () =>
    expectVerdicts('C2-04'));
  it('C3-01: white space, null and empty lists are empty; false and 0 are not', () =>
    expectVerdicts('C3-01'));
  it('C3-02: only the required family judges an empty value', () => expectVerdicts('C3-02'));
  it('C3-03: text is counted, compared and matched in composed code points', () => expectVerdicts('C3-03'));
  it('C3-04: dates are calendar days, typed as MM/dd/yyyy and nothing else', () => expectVerdicts('C3-04'));
  it('C3-05: numbers are JSON numbers or text with grouping commas', () => expectVerdicts('C3-05'));
  it('C3-06: equality of empty, boolean, number and text', () => expectVerdicts('C3-06'));
  it('C4-01 R5-14: required', () => expectVerdicts('C4-01', 'R5-14'));
  it('C4-02: requiredOnClientOnly', () => expectVerdicts('C4-02'));
  it('C4-03 R5-15: range', () => expectVerdicts('C4-03', 'R5-15'));
  it('C4-04 R5-16: characterSetRestriction', () => expectVerdicts('C4-04', 'R5-16'));
  it('C4-05 R5-17: endDate', () => expectVerdicts('C4-05', 'R5-17'));
  it('C4-06 R5-18: maxLength', () => expectVerdicts('C4-06', 'R5-18'));
  it('C4-07 R5-20: requiredIf', () => expectVerdicts('C4-07', 'R5-20'));
  it('C4-08 R5-19: nestedRequiredIf', () => expectVerdicts('C4-08', 'R5-19'));
  it('C4-09 R5-21: requiredIfOtherPropertyMatchesRegex', () => expectVerdicts('C4-09', 'R5-21'));
  it('C4-10 R5-22: preventFutureDate', () => expectVerdicts('C4-10', 'R5-22'));
  it('C4-11: preventFutureShortDate', () => expectVerdicts('C4-11'));
  it('C4-12 R5-23: regularExpression', () => expectVerdicts('C4-12', 'R5-23'));
  it('C4-13 R5-24: requireOnePropertyValTrue', () => expectVerdicts('C4-13', 'R5-24'));
  it('C4-14 R5-25: requireOnePropertyToHaveAValue', () => expectVerdicts('C4-14', 'R5-25'));
  it('C4-15 R5-26: requireOneTransactionToHaveAValue', () => expectVerdicts('C4-15', 'R5-26'));
  it('C4-16 R5-27: validDate', () => expectVerdicts('C4-16', 'R5-27'));
  it('C4-17 R5-30: confirmNoneIfEmpty', () => expectVerdicts('C4-17', 'R5-30'));
  it('C4-18 R5-28: validationContext looks fields up in another single model', () =>
    expectVerdicts('C4-18', 'R5-28'));
  it('C4-19: a record’s rules look at the record', () => expectVerdicts('C4-19'));
  it('C8-01: conditions and operands', () => expectVerdicts('C8-01'));
  it('C8-02: operators, exact decimals, days', () => expectVerdicts('C8-02'));
  it('C8-04: requiredWhen, forbiddenWhen and assert', () => expectVerdicts('C8-04'));
  it('C8-05: records: min, max, uniqueBy and orderedBy', () => expectVerdicts('C8-05'));
  it('C8-06: documentsRequired, and for each record', () => expectVerdicts('C8-06'));
  it('C8-07: oneOf, precision, multipleOf and sameAs', () => expectVerdicts('C8-07'));
  it('C8-08: format', () => expectVerdicts('C8-08'));
  it('C8-09: computed fields', () => expectVerdicts('C8-09'));
  it('C8-12: lists within records', () => expectVerdicts('C8-12'));
  it('C8-13: where a name is sought', () => expectVerdicts('C8-13'));
  it('C8-17: shift, daysBetween, round, least, greatest and first', () => expectVerdicts('C8-17'));
  it('C8-22: what is known of the member, from the first row', () => expectVerdicts('C8-22'));
  it('C8-23: by which way somebody came in', () => expectVerdicts('C8-23'));
});
