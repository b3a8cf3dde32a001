import { describe, expect, it } from 'vitest';
import type { Rule } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, inlineFaults, inlineForm, rule } from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

const FIELDS = [
  field('Id'),
  field('amount', [], 'number'),
  field('day', [], 'date'),
  field('sure', [], 'boolean'),
];

function formWith(params: Record<string, unknown>, keys?: Rule['errorMessageKeys']) {
  return inlineForm([
    entry('claimantInfo', [field('count', [], 'number')]),
    entry('claimTransactions', FIELDS, { rules: [rule('records', undefined, params, keys)] }),
  ]);
}

const rows = (...claimTransactions: object[]) => ({ claimTransactions });

describe('records', () => {
  it('C8-05: min and max are inclusive and judged on an absent list too', async () => {
    const form = await formWith({ min: 1, max: 2 });
    for (const claim of [{}, rows(), { claimTransactions: null }])
      expect(form.messages(claim)).toEqual(['claimTransactions: At least 1 entry is needed']);
    for (const claim of [rows({}), rows({}, {})]) expect(form.failures(claim)).toEqual([]);
    expect(form.messages(rows({}, {}, {}))).toEqual(['claimTransactions: At most 2 entries are allowed']);
  });

  it('C8-05 C8-03: a bound may be computed from the claim, and an empty one is none', async () => {
    const count = { field: 'count', model: 'claimantInfo' };
    const form = await formWith({ min: count, max: { add: [count, 1] } });
    const claim = (value: unknown, ...records: object[]) => ({
      claimantInfo: { count: value },
      ...rows(...records),
    });
    expect(form.messages(claim('2', {}))).toEqual(['claimTransactions: At least 2 entries are needed']);
    expect(form.messages(claim('0', {}, {}))).toEqual(['claimTransactions: At most 1 entry is allowed']);
    expect(form.failures(claim(2, {}, {}))).toEqual([]);
    for (const value of [null, '']) expect(form.failures(claim(value, {}, {}, {}))).toEqual([]);
    const unread = ['claimantInfo.count number'];
    for (const more of [[], [{}, {}, {}]]) expect(form.failures(claim('x', ...more))).toEqual(unread);
  });

  it('C8-05 C3-06: a later record that repeats an earlier one fails at its first named field', async () => {
    const form = await formWith({ uniqueBy: ['id', 'Amount'] });
    const repeated = ['claimTransactions.2.id: This entry repeats an earlier one'];
    expect(
      form.messages(rows({ id: 'a', amount: 1 }, { id: 'b', amount: 1 }, { id: ' a ', amount: '1.00' })),
    ).toEqual(repeated);
    expect(
      form.failures(rows({ id: 'a', amount: 1 }, { id: 'A', amount: 1 }, { id: 'a', amount: 2 })),
    ).toEqual([]);
    expect(form.failures(rows({}, {}, { id: ' ' }))).toEqual([]);
    expect(form.failures(rows({ id: 'a' }, { id: 'a' }))).toEqual(['claimTransactions.1.id records']);
  });

  it('C8-05: numbers, days and text are in order by their kind; equal neighbours pass', async () => {
    const ordered = (name: string, ...values: unknown[]) =>
      rows(...values.map((value) => ({ [name]: value })));
    const table: [string, unknown[], string[]][] = [
      ['amount', ['9', '10', 10, '1,000'], []],
      ['amount', ['10', '9'], ['claimTransactions.1.amount: The entries must be in order']],
      ['day', ['12/31/2019', '01/01/2020', '01/01/2020'], []],
      ['day', ['01/01/2020', '12/31/2019'], ['claimTransactions.1.day: The entries must be in order']],
      ['id', ['B', 'a', '\ufffd', '😀'], []],
      ['id', ['😀', '\ufffd'], ['claimTransactions.1.id: The entries must be in order']],
      ['id', ['10', '9'], []],
      ['id', [' b', 'a'], ['claimTransactions.1.id: The entries must be in order']],
      ['id', ['a', '\tb', ' b', 'c'], []],
    ];
    for (const [name, values, want] of table) {
      const form = await formWith({ orderedBy: name });
      expect([values, form.messages(ordered(name, ...values))]).toEqual([values, want]);
    }
  });

  it('C8-05: empty and unreadable values are passed over; each record is held to the last one read before it', async () => {
    const form = await formWith({ orderedBy: 'amount' });
    const amounts = (...values: unknown[]) => form.failures(rows(...values.map((amount) => ({ amount }))));
    const unread = 'claimTransactions.2.amount number';
    expect(amounts(5, null, 'x', 6)).toEqual([unread]);
    expect(amounts(5, null, 'x', 4)).toEqual([unread, 'claimTransactions.3.amount records']);
    expect(amounts(5, 1, 2)).toEqual(['claimTransactions.1.amount records']);
  });

  it('C8-12 C8-05: a list within a record carries records of its own', async () => {
    const items = field('items', [rule('records', [], { min: 1, uniqueBy: ['code'] })], 'list', {
      fields: [field('code'), field('cost', [rule('required')], 'number')],
    });
    const form = await inlineForm([entry('claimTransactions', [field('id'), items])]);
    const claim = rows(
      {
        items: [
          { code: 'a', cost: 1 },
          { code: 'a', cost: null },
        ],
      },
      { items: [] },
    );
    expect(form.failures(claim)).toEqual([
      'claimTransactions.0.items.1.code records',
      'claimTransactions.0.items.1.cost required',
      'claimTransactions.1.items records',
    ]);
  });

  it('C8-12: a list stands only in the records of a list model, and has fields', () => {
    const list = (more = {}) => field('list', [], 'list', more);
    const inner = { fields: [field('a')] };
    expect(inlineFaults([entry('claimantInfo', [list(inner)])])).toEqual([
      'list-fields /models/0/fields/0/type',
    ]);
    expect(inlineFaults([entry('claimTransactions', [list(inner)])])).toEqual([]);
    expect(inlineFaults([entry('claimTransactions', [list({ fields: [list(inner)] })])])).toEqual([
      'list-fields /models/0/fields/0/fields/0/type',
    ]);
    expect(inlineFaults([entry('claimTransactions', [list()])])).toEqual(['list-fields /models/0/fields/0']);
    expect(inlineFaults([entry('claimTransactions', [field('a', [], 'string', inner)])])).toEqual([
      'list-fields /models/0/fields/0/fields',
    ]);
  });

  it('C5-03 C8-05: parameters that name nothing or mean nothing are refused', () => {
    const place = '/models/0/rules/0/namedParams';
    const faults = (params: Record<string, unknown>) =>
      inlineFaults([entry('claimTransactions', FIELDS, { rules: [rule('records', [], params)] })]);
    expect(faults({ min: 0, max: 9, uniqueBy: ['id'], orderedBy: 'day' })).toEqual([]);
    expect(faults({ min: {} })).toEqual([`wrong-condition ${place}/min`]);
    expect(faults({ max: { field: 'nobody', model: 'claimantInfo' } })).toEqual([
      `unknown-model ${place}/max/model`,
    ]);
    expect(faults({ uniqueBy: 'id' })).toEqual([`wrong-parameter ${place}/uniqueBy`]);
    expect(faults({ uniqueBy: [] })).toEqual([`wrong-parameter ${place}/uniqueBy`]);
    expect(faults({ uniqueBy: ['id', 5] })).toEqual([`wrong-parameter ${place}/uniqueBy/1`]);
    expect(faults({ uniqueBy: ['nobody'] })).toEqual([`unknown-field ${place}/uniqueBy/0`]);
    expect(faults({ orderedBy: 'nobody' })).toEqual([`unknown-field ${place}/orderedBy`]);
    expect(faults({ orderedBy: 'sure' })).toEqual([`wrong-parameter ${place}/orderedBy`]);
    expect(faults({ most: 3 })).toEqual([`unknown-parameter ${place}/most`]);
    expect(
      inlineFaults([entry('claimTransactions', [field('id', [rule('records', [], { min: 1 })])])]),
    ).toEqual(['misplaced-rule /models/0/fields/0/rules/0']);
  });
});

describe('what a page demands of a list', () => {
  const models = [
    entry('claimantInfo', [field('count', [], 'number')]),
    entry('documentContexts', [field('name')]),
    entry('claimTransactions', [field('amountClaimed', [], 'number')]),
  ];
  const manager = (required: boolean) => ({
    kind: 'recordManager' as const,
    id: 'docs',
    model: 'documentContexts',
    required,
    fields: [{ name: 'name' }],
  });
  const table = (min?: object | number) => ({
    kind: 'recordTable' as const,
    id: 'rows',
    model: 'claimTransactions',
    ...(min !== undefined && { min: min as number }),
    fields: [{ name: 'amountClaimed' }],
  });
  const texts = {
    culture: 'en',
    active: {
      LocKey_Validation_ProvideDocumentation: 'Please provide documentation',
      LocKey_MultiRecordTable_Validation_MinInstances: 'Give {min} rows or more',
    },
    fallback: EN,
  };

  it('R5-41 C4-23: a required record manager needs one saved record, with the specification’s own message', async () => {
    const form = await bundleForm({ models, pages: { one: { blocks: [manager(true)] } } });
    for (const audience of ['browser', 'server', 'cli'] as const) {
      const [error] = form.judge({}, { audience }).errors;
      expect(error).toMatchObject({
        path: 'documentContexts',
        rule: 'records',
        keys: { default: 'LocKey_Validation_ProvideDocumentation' },
      });
    }
    expect(form.messages({}, {}, texts)).toEqual(['documentContexts: Please provide documentation']);
    expect(form.failures({ documentContexts: [{ name: 'a' }] })).toEqual([]);
    expect((await bundleForm({ models, pages: { one: { blocks: [manager(false)] } } })).failures({})).toEqual(
      [],
    );
  });

  it('R5-41 R5-42: a required record manager whose block is hidden demands nothing', async () => {
    const when = { value: { field: 'count', model: 'claimantInfo' }, equals: 1 };
    const form = await bundleForm({
      models,
      pages: { one: { blocks: [{ ...manager(true), dependencies: [{ when }] }] } },
    });
    expect(form.failures({ claimantInfo: { count: 1 } })).toEqual(['documentContexts records']);
    expect(form.failures({ claimantInfo: { count: 2 } })).toEqual([]);
  });

  it('R5-44 C4-23: a table needs its minimum, fixed or computed from a model, zero by default', async () => {
    const fixed = await bundleForm({ models, pages: { one: { blocks: [table(2)] } } });
    expect(fixed.messages({ claimTransactions: [{}] }, { audience: 'server' }, texts)).toEqual([
      'claimTransactions: Give 2 rows or more',
    ]);
    expect(fixed.failures({ claimTransactions: [{}, {}] })).toEqual([]);
    const computed = await bundleForm({
      models,
      pages: { one: { blocks: [table({ field: 'count', model: 'claimantInfo' })] } },
    });
    expect(computed.messages({ claimantInfo: { count: '3' } }, {}, texts)).toEqual([
      'claimTransactions: Give 3 rows or more',
    ]);
    expect(computed.failures({ claimantInfo: { count: 0 } })).toEqual([]);
    expect((await bundleForm({ models, pages: { one: { blocks: [table()] } } })).failures({})).toEqual([]);
  });

  it('R5-44: several models that a computed minimum could mean are an error', () => {
    const twice = [...models, ...models.filter(({ metadata }) => metadata.dtoMapping === 'claimantInfo')];
    const pages = { one: { blocks: [table({ field: 'count', model: 'claimantInfo' })] } };
    expect(() => bundleForm({ models: twice, pages })).toThrow('two models claimantInfo');
  });
});
