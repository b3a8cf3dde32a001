import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { readCases } from '../../tests/oracle/caseFiles.ts';
import { readInlineForm } from '../config/readForm.ts';
import { buildFormModel } from '../form/buildFormModel.ts';
import type { RuleName } from '../ground/ruleNames.ts';
import { isRuleName, keywordOf, RULE_NAMES } from '../vocabulary/rules.ts';
import { createAjv } from './createAjv.ts';

/** Reads as 1 whatever the claim holds. */
const YES = { op: 'equals', left: { literal: 1 }, right: { literal: 1 } };
const REF = { model: 'claimantInfo', field: 'a', type: 'string' };

/** For rules of the contract an instance of the right shape, and wrong ones beside those that fit no rule. */
const INSTANCES: Partial<Record<RuleName, { good: object; bad: object[] }>> = {
  required: { good: {}, bad: [{ max: 1 }] },
  requiredOnClientOnly: { good: {}, bad: [{ when: YES }] },
  range: {
    good: { type: 'number', min: '1', max: null },
    bad: [
      { type: 'money', min: null, max: null },
      { type: 'number' },
      { type: 'number', min: true, max: null },
    ],
  },
  characterSetRestriction: { good: {}, bad: [{ characters: 'a' }] },
  endDate: {
    good: { start: REF, inclusive: true },
    bad: [{ start: 'a', inclusive: true }, { start: REF }, { start: REF, inclusive: 'yes' }],
  },
  maxLength: { good: { max: 0 }, bad: [{}, { max: '3' }, { max: -1 }, { max: 1.5 }] },
  requiredIf: { good: { when: YES }, bad: [{}, { when: {} }, { when: 'x' }] },
  nestedRequiredIf: { good: { when: YES }, bad: [{}, { when: [] }] },
  requiredIfOtherPropertyMatchesRegex: { good: { when: YES }, bad: [{}, { pattern: 'a' }] },
  preventFutureDate: { good: { allowToday: false }, bad: [{}, { allowToday: 'no' }] },
  preventFutureShortDate: { good: { allowToday: false }, bad: [{}, { allowToday: 1 }] },
  regularExpression: { good: { pattern: 'a' }, bad: [{}, { pattern: 5 }] },
  requireOnePropertyValTrue: { good: { fields: [REF] }, bad: [{ fields: [] }, { fields: ['a'] }, {}] },
  requireOnePropertyToHaveAValue: {
    good: { fields: [REF] },
    bad: [{ fields: [] }, { fields: [{ ...REF, type: 'text' }] }],
  },
  requireOneTransactionToHaveAValue: { good: {}, bad: [{ list: {} }] },
  confirmNoneIfEmpty: {
    good: { list: { list: 'claimTransactions' } },
    bad: [{}, { list: 'claimTransactions' }],
  },
  requiredWhen: { good: { when: YES }, bad: [{}, { condition: YES }] },
  forbiddenWhen: { good: { when: YES }, bad: [{}, { when: null }] },
  assert: { good: { when: YES }, bad: [{}, { when: true }] },
  records: {
    good: { index: 0, min: { literal: 1 }, uniqueBy: [REF] },
    bad: [{ index: 'a' }, { min: 1 }, { uniqueBy: [] }, { orderedBy: 'a' }, { where: 'a' }, { most: {} }],
  },
  documentsRequired: {
    good: { documents: [{ kind: 'a' }] },
    bad: [{}, { documents: [] }, { documents: [{}] }, { documents: [{ kind: 'a', where: YES }] }],
  },
  oneOf: {
    good: { values: ['a', null], type: 'string' },
    bad: [{ values: [], type: 'string' }, { values: [{}], type: 'string' }, { values: ['a'] }],
  },
  precision: { good: { precision: 2 }, bad: [{}, { precision: '2' }, { precision: -1 }] },
  multipleOf: { good: { multipleOf: '0.1' }, bad: [{}, { multipleOf: 0.1 }] },
  sameAs: {
    good: { other: REF, loose: false, label: 'a' },
    bad: [
      { other: REF, loose: false },
      { other: REF, label: 'a' },
    ],
  },
  format: { good: { format: 'ein' }, bad: [{}, { format: 'passport' }] },
  minLength: { good: { min: 1 }, bad: [{}, { min: '1' }, { min: -1 }, { min: 0.5 }] },
  chooseBetween: {
    good: { fields: [REF], min: null, max: 2 },
    bad: [
      { fields: [REF], min: 1 },
      { fields: [], min: 1, max: null },
      { fields: [REF], min: '1', max: null },
      { fields: [REF], min: null, max: -1 },
    ],
  },
  validDate: { good: { formats: ['yyyy'] }, bad: [{}, { formats: [] }, { formats: [''] }] },
};

const { ajv } = createAjv();

function compiles(schema: object): boolean {
  try {
    ajv.compile(schema);
    return true;
  } catch {
    return false;
  }
}

/** Tests if a list of objects can be the value of a rule's keyword. */
function takes(rule: RuleName, value: unknown): boolean {
  return compiles({ [keywordOf(rule)]: value });
}

const compiledAs = (instance: unknown) => ({ compiled: instance });

type Body = Record<string, unknown>;

function gather(schema: unknown, found: Map<RuleName, Body[]>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    const rule = key.replace('rule:', '');
    if (isRuleName(rule) && keywordOf(rule) === key && Array.isArray(value))
      found.set(rule, [...(found.get(rule) ?? []), ...value]);
    else gather(value, found);
  }
}

/** What adapters made of the rules of all case files, of which every rule has one. */
function adaptedInstances(): Map<RuleName, Body[]> {
  const found = new Map<RuleName, Body[]>();
  for (const { models } of readCases())
    gather(buildFormModel(readInlineForm(models as ModelEntry[])).schema, found);
  return found;
}

describe('keywords', () => {
  it('C4-21: an instance of the wrong shape is refused by its keyword’s meta-schema, for every rule', () => {
    const adapted = adaptedInstances();
    for (const rule of RULE_NAMES) {
      const [written] = adapted.get(rule) ?? [];
      const good = Object(written?.compiled);
      expect([rule, good]).toEqual([rule, expect.objectContaining({ order: expect.any(Number) })]);
      const own = Object.keys(good).filter((name) => name !== 'keys');
      const wrong: unknown[] = [
        [],
        written,
        [good],
        [{ ...written, compiled: undefined }],
        [{ ...written, surplus: 1 }],
        ...[
          { ...good, order: -1 },
          { ...good, order: undefined },
          { ...good, keys: { other: 'K' } },
          { ...good, surplus: 1 },
          ...own.map((name) => ({ ...good, [name]: {} })),
        ].map((compiled) => [{ ...written, compiled }]),
      ];
      const worded = { ...good, keys: { default: 'K' } };
      expect([rule, takes(rule, [written])]).toEqual([rule, true]);
      expect([rule, takes(rule, [{ ...written, compiled: worded }])]).toEqual([rule, true]);
      for (const value of wrong) expect([rule, value, takes(rule, value)]).toEqual([rule, value, false]);
    }
  });

  it('C4-21: each rule’s meta-schema refuses what only its own instances must not be', () => {
    for (const [name, { good, bad }] of Object.entries(INSTANCES)) {
      const rule = name as RuleName;
      const takesCompiled = (instance: unknown) => takes(rule, [compiledAs(instance)]);
      expect([rule, takesCompiled({ order: 0, ...good })]).toEqual([rule, true]);
      expect([rule, takesCompiled({ order: 0, keys: { default: 'K' }, ...good })]).toEqual([rule, true]);
      const wrong: unknown[] = [
        [],
        compiledAs({ order: 0, ...good }),
        ...[
          { ...good },
          { order: -1, ...good },
          { order: 0, keys: { other: 'K' }, ...good },
          ...bad.map((instance) => ({ order: 0, ...instance })),
        ].map((instance) => [compiledAs(instance)]),
      ];
      for (const value of wrong) expect([rule, value, takes(rule, value)]).toEqual([rule, value, false]);
    }
  });

  it('C4-21: strict mode refuses a keyword that does not exist, and messages come from the table alone', () => {
    expect(compiles({ type: 'string', 'rule:Required': [compiledAs({ order: 0 })] })).toBe(false);
    expect(() => ajv.compile({ type: 'object', maxLenght: 3 })).toThrow(/strict mode: unknown keyword/);
    expect(ajv.opts.allErrors).toBe(true);
  });

  it('C4-21: a validator whose runtime is not there says so rather than passing', () => {
    const validate = ajv.compile({ [keywordOf('required')]: [compiledAs({ order: 0 })] });
    expect(() => validate('x')).toThrow('The rule required has no runtime');
  });
});
