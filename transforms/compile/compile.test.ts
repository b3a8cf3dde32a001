import { describe, expect, it } from 'vitest';
import { readInlineForm } from '../config/readForm.ts';
import { KEYWORD_DEFINITIONS } from '../keywords/definitions.ts';
import type { RULE_KEYWORDS, RuleName } from '../rules/names.ts';
import {
  bundleFaults,
  entry,
  field,
  inlineFaults,
  inlineForm,
  rule,
  type SmallBundle,
} from '../testing/forms.testkit.ts';
import { buildForm } from './buildForm.ts';
import { compileForm } from './compileForm.ts';
import { createAjv } from './createAjv.ts';

/** Reads as 1 whatever the claim holds. */
const YES = { op: 'equals', left: { literal: 1 }, right: { literal: 1 } };
const REF = { model: 'claimantInfo', field: 'a', type: 'string' };

/** For every keyword an instance of the right shape, and wrong ones. */
const INSTANCES: Record<(typeof RULE_KEYWORDS)[RuleName], { good: object; bad: object[] }> = {
  requiredValue: { good: {}, bad: [{ max: 1 }] },
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
  maxTextLength: { good: { max: 0 }, bad: [{}, { max: '3' }, { max: -1 }, { max: 1.5 }] },
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
    good: { min: { literal: 1 }, uniqueBy: [REF] },
    bad: [{ min: 1 }, { uniqueBy: [] }, { orderedBy: 'a' }, { most: {} }],
  },
  documentsRequired: {
    good: { documents: [{ kind: 'a' }] },
    bad: [{}, { documents: [] }, { documents: [{}] }, { documents: [{ kind: 'a', where: YES }] }],
  },
  oneOfValues: {
    good: { values: ['a', null], type: 'string' },
    bad: [{ values: [], type: 'string' }, { values: [{}], type: 'string' }, { values: ['a'] }],
  },
  precision: { good: { precision: 2 }, bad: [{}, { precision: '2' }, { precision: -1 }] },
  multipleOfNumber: { good: { multipleOf: '0.1' }, bad: [{}, { multipleOf: 0.1 }] },
  sameAs: {
    good: { other: REF, loose: false, label: 'a' },
    bad: [
      { other: REF, loose: false },
      { other: REF, label: 'a' },
    ],
  },
  textFormat: { good: { format: 'ein' }, bad: [{}, { format: 'passport' }] },
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

describe('keywords', () => {
  it('C4-21: an instance of the wrong shape is refused by its keyword’s meta-schema, for every keyword', () => {
    expect(KEYWORD_DEFINITIONS.map(({ keyword }) => keyword).sort()).toEqual(Object.keys(INSTANCES).sort());
    for (const [keyword, { good, bad }] of Object.entries(INSTANCES)) {
      const with_ = (value: unknown) => compiles({ [keyword]: value });
      expect([keyword, with_([{ order: 0, ...good }])]).toEqual([keyword, true]);
      expect([keyword, with_([{ order: 0, keys: { default: 'K' }, ...good }])]).toEqual([keyword, true]);
      const wrong: unknown[] = [
        [],
        { order: 0, ...good },
        [{ ...good }],
        [{ order: -1, ...good }],
        [{ order: 0, keys: { other: 'K' }, ...good }],
        ...bad.map((instance) => [{ order: 0, ...instance }]),
      ];
      for (const value of wrong) expect([keyword, value, with_(value)]).toEqual([keyword, value, false]);
    }
  });

  it('C4-21: strict mode refuses a keyword that does not exist, and messages come from the table alone', () => {
    expect(compiles({ type: 'string', requiredvalue: [{ order: 0 }] })).toBe(false);
    expect(() => ajv.compile({ type: 'object', maxLenght: 3 })).toThrow(/strict mode: unknown keyword/);
    expect(ajv.opts.allErrors).toBe(true);
  });

  it('C4-21: a validator whose runtime is not there says so rather than passing', () => {
    const validate = ajv.compile({ requiredValue: [{ order: 0 }] });
    expect(() => validate('x')).toThrow('The keyword requiredValue has no runtime');
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
              requiredValue: [{ order: 0 }],
              maxTextLength: [
                { order: 1, max: 5 },
                { order: 2, max: 3 },
              ],
            },
          },
        },
        claimTransactions: {
          type: 'array',
          records: [{ order: 3, max: { literal: 2 } }],
          items: { properties: { amountClaimed: { precision: [{ order: 4, precision: 2 }] } } },
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
