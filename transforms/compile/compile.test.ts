import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { readCases } from '../../tests/oracle/caseFiles.ts';
import { readInlineForm } from '../config/readForm.ts';
import {
  bundleFaults,
  entry,
  field,
  inlineFaults,
  inlineForm,
  rule,
  type SmallBundle,
} from '../testing/forms.testkit.ts';
import { keywordOf, RULE_NAMES, type RuleName, ruleNameOf } from '../vocabulary/rules.ts';
import { buildForm } from './buildForm.ts';
import { compileForm } from './compileForm.ts';
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

/** Whether a list of instances can stand as a rule's keyword. */
function takes(rule: RuleName, value: unknown): boolean {
  return compiles({ [keywordOf(rule)]: value });
}

type Body = Record<string, unknown>;

function gather(schema: unknown, found: Map<RuleName, Body[]>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    const rule = key.startsWith('rule:') && ruleNameOf(key.slice('rule:'.length));
    if (rule) found.set(rule, [...(found.get(rule) ?? []), ...value]);
    else gather(value, found);
  }
}

/** What adapters made of the rules of all case files, of which every rule has one. */
function adaptedInstances(): Map<RuleName, Body[]> {
  const found = new Map<RuleName, Body[]>();
  for (const { models } of readCases())
    gather(buildForm(readInlineForm(models as ModelEntry[])).built?.schema, found);
  return found;
}

describe('keywords', () => {
  it('C4-21: an instance of the wrong shape is refused by its keyword’s meta-schema, for every rule', () => {
    const adapted = adaptedInstances();
    for (const rule of RULE_NAMES) {
      const [good] = adapted.get(rule) ?? [];
      expect([rule, good]).toEqual([rule, expect.objectContaining({ order: expect.any(Number) })]);
      const own = Object.keys(good ?? {}).filter((name) => name !== 'keys');
      const wrong: unknown[] = [
        [],
        good,
        [{ ...good, order: -1 }],
        [{ ...good, order: undefined }],
        [{ ...good, keys: { other: 'K' } }],
        [{ ...good, surplus: 1 }],
        ...own.map((name) => [{ ...good, [name]: {} }]),
      ];
      expect([rule, takes(rule, [good])]).toEqual([rule, true]);
      expect([rule, takes(rule, [{ ...good, keys: { default: 'K' } }])]).toEqual([rule, true]);
      for (const value of wrong) expect([rule, value, takes(rule, value)]).toEqual([rule, value, false]);
    }
  });

  it('C4-21: each rule’s meta-schema refuses what only its own instances must not be', () => {
    for (const [name, { good, bad }] of Object.entries(INSTANCES)) {
      const rule = name as RuleName;
      expect([rule, takes(rule, [{ order: 0, ...good }])]).toEqual([rule, true]);
      expect([rule, takes(rule, [{ order: 0, keys: { default: 'K' }, ...good }])]).toEqual([rule, true]);
      const wrong: unknown[] = [
        [],
        { order: 0, ...good },
        [{ ...good }],
        [{ order: -1, ...good }],
        [{ order: 0, keys: { other: 'K' }, ...good }],
        ...bad.map((instance) => [{ order: 0, ...instance }]),
      ];
      for (const value of wrong) expect([rule, value, takes(rule, value)]).toEqual([rule, value, false]);
    }
  });

  it('C4-21: strict mode refuses a keyword that does not exist, and messages come from the table alone', () => {
    expect(compiles({ type: 'string', 'rule:Required': [{ order: 0 }] })).toBe(false);
    expect(() => ajv.compile({ type: 'object', maxLenght: 3 })).toThrow(/strict mode: unknown keyword/);
    expect(ajv.opts.allErrors).toBe(true);
  });

  it('C4-21: a validator whose runtime is not there says so rather than passing', () => {
    const validate = ajv.compile({ [keywordOf('required')]: [{ order: 0 }] });
    expect(() => validate('x')).toThrow('The rule required has no runtime');
  });
});

describe('compileForm', () => {
  const models = [
    entry('ClaimantInfo', [
      field('FirstName', [rule('Required'), rule('maxLength', [5]), rule('MaxLength', [3])]),
    ]),
    entry('claimTransactions', [field('amountClaimed', [rule('precision', [2])], 'number')], {
      rules: [rule('records', [], { max: 2 })],
    }),
  ];

  it('C4-20 C4-21 R3-13: rules become keyword instances in the schema, each with its order in the configuration', () => {
    const { schema } = compileForm(readInlineForm(models));
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: {
        claimantInfo: {
          type: 'object',
          additionalProperties: false,
          properties: {
            firstName: {
              'rule:required': [{ order: 0 }],
              'rule:maxLength': [
                { order: 1, max: 5 },
                { order: 2, max: 3 },
              ],
            },
          },
        },
        claimTransactions: {
          type: 'array',
          'rule:records': [{ order: 3, max: { literal: 2 } }],
          items: { properties: { amountClaimed: { 'rule:precision': [{ order: 4, precision: 2 }] } } },
        },
      },
    });
  });

  it('C4-21 C6-15: the same form compiles to the same bytes, without eval', () => {
    const [first, second] = [0, 1].map(() => compileForm(readInlineForm(models)).text);
    expect(first).toBe(second);
    expect(first).not.toMatch(/\beval\b|new Function/);
    expect(compileForm(readInlineForm(models.slice(0, 1))).text).not.toBe(first);
  });

  it('C2-03: custom message keys travel with the error', async () => {
    const keys = { default: 'Own', number: 'Own_Number' };
    const form = await inlineForm([
      entry('claimantInfo', [field('a', [rule('required', undefined, undefined, keys)])]),
    ]);
    expect(form.judge({}).errors).toEqual([{ path: 'claimantInfo.a', rule: 'required', params: {}, keys }]);
  });

  it('C4-21: a form without models, or with fields without rules, compiles and passes', async () => {
    expect((await inlineForm([])).judge({})).toMatchObject({ errors: [], structure: [] });
    expect((await inlineForm([entry('claimantInfo', [field('a')])])).failures({})).toEqual([]);
  });
});

describe('buildForm', () => {
  it('R8-17 C5-02: nothing is built where there are faults, and all of them are told', () => {
    const form = readInlineForm([
      entry('claimantInfo', [
        field('a', [rule('nothing'), rule('endDate', ['nobody'])]),
        field('b', [], 'number', { computed: { field: 'nobody' } }),
      ]),
    ]);
    const { built, faults } = buildForm(form);
    expect(built).toBeNull();
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'unknown-rule /models/0/fields/0/rules/0/name',
      'unknown-field /models/0/fields/0/rules/1/ordinalParams/0',
      'unknown-field /models/0/fields/1/computed/field',
    ]);
  });

  it('C4-21 C8-09: calculations that depend on each other in a circle are found and named', () => {
    const computed = (name: string, from: string) =>
      field(name, [], 'number', { computed: { add: [{ field: from }, 1] } });
    const form = readInlineForm([
      entry('claimantInfo', [computed('a', 'b'), computed('b', 'c'), computed('c', 'a')]),
    ]);
    expect(buildForm(form).faults).toEqual([
      expect.objectContaining({
        code: 'dependency-cycle',
        pointer: '/models/0/fields/0',
        message: expect.stringContaining('claimantInfo.a → claimantInfo.b → claimantInfo.c → claimantInfo.a'),
      }),
    ]);
    expect(inlineFaults([entry('claimantInfo', [computed('a', 'a')])])).toEqual([
      'dependency-cycle /models/0/fields/0',
    ]);
    expect(
      inlineFaults([entry('claimantInfo', [computed('a', 'b'), computed('b', 'd'), field('d')])]),
    ).toEqual([]);
  });

  it('C4-21 C5-03: so are circles through lists, their records and their sums', () => {
    const faults = inlineFaults([
      entry('claimDetails', [
        field('total', [], 'number', { computed: { sum: 'part', of: 'claimTransactions' } }),
      ]),
      entry('claimTransactions', [
        field('part', [], 'number', {
          computed: { multiply: [{ field: 'total', model: 'claimDetails' }, 2] },
        }),
      ]),
    ]);
    expect(faults).toEqual(['dependency-cycle /models/0/fields/0']);
  });
});

describe('pages', () => {
  const models = [
    entry('claimantInfo', [field('a'), field('b'), field('flag', [], 'boolean')]),
    entry('documentContexts', [field('file', [], 'file'), field('name')]),
    entry('claimTransactions', [field('items', [], 'list', { fields: [field('code'), field('cost')] })]),
  ];
  const placed = (name: string, more: object = {}) => ({ model: 'claimantInfo', name, ...more });
  const faultsOf = (blocks: NonNullable<SmallBundle['pages']>[string]['blocks'], more: object = {}) =>
    bundleFaults({ models, pages: { one: { blocks, ...more } } }).map((fault) =>
      fault.replace('pages/standard/', ''),
    );
  const fields = (...list: ReturnType<typeof placed>[]) => ({
    kind: 'fields' as const,
    id: 'x',
    fields: list,
  });
  const on = (name: string) => [{ when: { value: { field: name }, empty: false } }];

  it('C4-21 C5-03: dependencies in a circle are found and named by the fields they run through', () => {
    expect(
      faultsOf([fields(placed('a', { dependencies: on('b') }), placed('b', { dependencies: on('a') }))]),
    ).toEqual(['dependency-cycle models.json /models/0/fields/0']);
    expect(faultsOf([fields(placed('a', { dependencies: on('a') }))])).toHaveLength(1);
    const skipWhen = { value: { field: 'a', model: 'claimantInfo' }, empty: true };
    expect(faultsOf([fields(placed('a'))], { skipWhen })).toEqual([
      'dependency-cycle models.json /models/0/fields/0',
    ]);
  });

  it('C4-22 C5-03: a field that is always shown somewhere depends on nothing, so it closes no circle', () => {
    const again = fields(placed('a'), placed('a', { dependencies: on('a') }));
    expect(faultsOf([again])).toEqual([]);
    expect(
      faultsOf([
        fields(placed('a', { dependencies: on('b') }), placed('b', { dependencies: on('a') }), placed('b')),
      ]),
    ).toEqual([]);
  });

  it('R4-15 R8-17: a file field with dependencies is refused', () => {
    const manager = (dependencies: object[]) => ({
      kind: 'recordManager' as const,
      id: 'd',
      model: 'documentContexts',
      fields: [{ name: 'name' }, { name: 'file', ...(dependencies.length && { dependencies: on('name') }) }],
    });
    expect(faultsOf([manager([])])).toEqual([]);
    expect(faultsOf([manager([{}])])).toEqual(['file-dependency one.json /blocks/0/fields/1/dependencies']);
  });

  it('C9-02 C5-03 R8-16: fields and models that are not there are faults where the page names them', () => {
    expect(faultsOf([fields(placed('A'))])).toEqual([]);
    expect(faultsOf([fields(placed('a'), placed('nobody'))])).toEqual([
      'placed-field-missing one.json /blocks/0/fields/1/name',
    ]);
    expect(faultsOf([fields({ ...placed('a'), model: 'signature' })])).toEqual([
      'unknown-model one.json /blocks/0/fields/0/model',
    ]);
    expect(faultsOf([{ kind: 'fields', id: 'x', fields: [{ name: 'a' }] }])).toEqual([
      'unknown-model one.json /blocks/0',
    ]);
    const unknown = { when: { value: { field: 'nobody' }, empty: true } };
    expect(faultsOf([fields(placed('a', { dependencies: [unknown] }))])).toEqual([
      'unknown-field one.json /blocks/0/fields/0/dependencies/0/when/value/field',
    ]);
    expect(faultsOf([{ ...fields(placed('a')), dependencies: [unknown] }])).toEqual([
      'unknown-field one.json /blocks/0/dependencies/0/when/value/field',
    ]);
  });

  it('C8-10 C8-13: conditions of a page name the model of each field', () => {
    const own = { value: { field: 'b' }, empty: true };
    expect(faultsOf([fields(placed('a'))], { skipWhen: own })).toEqual([
      'unknown-field one.json /skipWhen/value/field',
    ]);
    const exits = [{ when: own, to: 'one' }];
    expect(faultsOf([fields(placed('a'))], { exits })).toEqual([
      'unknown-field one.json /exits/0/when/value/field',
    ]);
  });

  it('C8-12 C9-02: the columns of a list within a record are placed and judged like its other fields', () => {
    const table = (column: string) => ({
      kind: 'recordTable' as const,
      id: 't',
      model: 'claimTransactions',
      fields: [{ name: 'items', columns: [{ name: 'code' }, { name: column, dependencies: on('code') }] }],
    });
    expect(faultsOf([table('cost')])).toEqual([]);
    expect(faultsOf([table('nobody')])).toEqual([
      'placed-field-missing one.json /blocks/0/fields/0/columns/1/name',
    ]);
  });

  it('R5-44 R5-47 C5-03: what a page demands is checked like any other rule, and faults point into the page', () => {
    const required = { value: { field: 'nobody' }, equals: true };
    expect(faultsOf([fields(placed('flag', { required }))])).toEqual([
      'unknown-field one.json /blocks/0/fields/0/required/value/field',
    ]);
    const min = { field: 'nobody', model: 'claimantInfo' };
    const table = {
      kind: 'recordTable' as const,
      id: 't',
      model: 'claimTransactions',
      fields: [{ name: 'items' }],
    };
    expect(faultsOf([{ ...table, min }])).toEqual(['unknown-field one.json /blocks/0/min/field']);
  });
});
