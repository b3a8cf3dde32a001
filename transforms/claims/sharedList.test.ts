import { describe, expect, it } from 'vitest';
import type { Block } from '../../schemas/generated/types.ts';
import { rowState } from '../pages/pageState.ts';
import { recordLimits } from '../pages/recordLimits.ts';
import { bundleFaults, bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { calculatedDraft } from './draft.ts';
import { errorsOfPage, pagesOfError, placeOfError } from './pageVerdict.ts';
import { sentClaim } from './payload.ts';

const where = (kind: string) => ({ value: { field: 'kind' }, equals: kind });

const LIST_RULES = [
  rule('records', [], { max: 4 }),
  rule('records', [], {
    where: { all: [where('trip'), { value: { field: 'note' }, empty: false }] },
    max: 2,
  }),
];

const modelsWith = (rules = LIST_RULES) => [
  entry('claimantInfo', [field('travelled', [], 'boolean')]),
  entry(
    'claimTransactions',
    [field('Kind'), field('sure', [], 'boolean'), field('note', [rule('required')])],
    { rules },
  ),
];

const MODELS = modelsWith();

const whenTravelled = { value: { field: 'travelled', model: 'claimantInfo' }, equals: true };

const blockOf = (kind: string, more: object = {}): Block => ({
  kind: 'recordTable',
  id: kind,
  model: 'ClaimTransactions',
  only: { field: 'Kind', equals: kind },
  min: 1,
  fields: [{ name: 'note' }],
  ...more,
});

const TRIPS = blockOf('trip', { dependencies: [{ when: whenTravelled }] });
const MEALS = blockOf('meal', { fields: [{ name: 'note' }, { name: 'sure', required: true }] });

const formOf = (pages: Record<string, { blocks: Block[] }>, models = MODELS) => bundleForm({ models, pages });
const onTwoPages = (models = MODELS) =>
  formOf({ one: { blocks: [TRIPS] }, two: { blocks: [MEALS] } }, models);

const travelled = (...claimTransactions: object[]) => ({
  claimantInfo: { travelled: true },
  claimTransactions,
});
const trip = { kind: 'trip', note: 'a' };
const meal = { kind: 'meal', note: 'b', sure: true };

describe('blocks that share a list', () => {
  it('C8-14 C4-23: the minimum of a block counts its own records', async () => {
    const form = await onTwoPages();
    expect(form.failures(travelled(trip, meal))).toEqual([]);
    const indexes = (...records: object[]) =>
      form.judge(travelled(...records)).errors.map(({ index }) => index);
    expect(indexes(trip)).toEqual([3]);
    expect(indexes(meal)).toEqual([2]);
  });

  it('C8-14 R5-47: a box that a block demands is demanded of its own records', async () => {
    const form = await onTwoPages();
    expect(form.failures(travelled(trip, { ...meal, sure: false }))).toEqual([
      'claimTransactions.1.sure requiredWhen',
    ]);
  });

  it('C8-14 C4-22: records of a hidden block are not live; their places stay empty, and they are not sent', async () => {
    const form = await onTwoPages();
    const verdict = form.judge({
      claimTransactions: [{ kind: 'trip' }, { ...meal, note: null }, { note: 'other' }],
    });
    expect(verdict.errors.map(({ path, rule: name }) => `${path} ${name}`)).toEqual([
      'claimTransactions.1.note required',
    ]);
    expect(verdict.structure).toEqual([]);
    expect(verdict.changes).toEqual([{ path: 'claimTransactions.0', reason: 'notLive' }]);
    expect(verdict.claim.claimTransactions).toMatchObject([null, { kind: 'meal' }, { note: 'other' }]);
    expect(sentClaim(verdict.claim, form.plan).claimTransactions).toMatchObject([
      { kind: 'meal' },
      { note: 'other' },
    ]);
  });

  it('C8-14 C4-22: a settled claim that is judged again keeps its empty places, and nothing is missed in them', async () => {
    const form = await onTwoPages();
    const { claim, errors } = form.judge({ claimTransactions: [{ ...trip }, { ...meal, note: null }] });
    const again = form.judge(claim);
    expect(again).toMatchObject({ claim, errors, structure: [], changes: [] });
    expect(again.claim.claimTransactions).toMatchObject([null, { kind: 'meal' }]);
  });

  it('C8-14 C8-09: a record that is edited behind those of a hidden block is calculated in its own place', async () => {
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [field('travelled', [], 'boolean')]),
        entry('claimTransactions', [
          field('Kind'),
          field('note', [], 'number'),
          field('all', [], 'number', { computed: { sum: 'note', of: 'claimTransactions' } }),
        ]),
      ],
      pages: { one: { blocks: [TRIPS, blockOf('meal')] } },
    });
    const hidden = [1, 2].map((note) => ({ kind: 'trip', note }));
    const { claim } = form.judge({ claimTransactions: [...hidden, { kind: 'meal', note: '3' }] });
    const edited = { kind: 'meal', note: '5' };
    const shown = calculatedDraft(claim, form.plan, CONTEXT, 'claimTransactions', edited, 2);
    expect(shown).toEqual({ kind: 'meal', note: '5', all: '5' });
  });

  it('C8-14 C4-21: an error belongs to the page of the block whose rule or record it is', async () => {
    const form = await onTwoPages();
    const verdict = form.judge(travelled({ kind: 'trip' }, { kind: 'trip', note: 'a' }));
    const { errors } = verdict;
    expect(errors.map((error) => [error.path, pagesOfError(error, form.plan, verdict.claim)])).toEqual([
      ['claimTransactions', ['two']],
      ['claimTransactions.0.note', ['one']],
    ]);
    expect(errorsOfPage(verdict, form.plan, 'one').map(({ path }) => path)).toEqual([
      'claimTransactions.0.note',
    ]);
    expect(placeOfError(errors[0] ?? { path: '', rule: 'type', params: {} }, form.plan)).toBe(
      'claimTransactions.@meal',
    );
    const probe = { path: 'claimTransactions.@meal', rule: 'type', params: {} } as const;
    expect(pagesOfError(probe, form.plan, verdict.claim)).toEqual(['two']);
  });

  it('C8-14: what no block claims belongs to all pages of the list', async () => {
    const form = await onTwoPages();
    const verdict = form.judge(travelled(trip, meal, meal, meal, { note: 'x' }));
    expect(verdict.errors.map((error) => pagesOfError(error, form.plan, verdict.claim))).toEqual([
      ['one', 'two'],
    ]);
    expect(verdict.errors.map((error) => placeOfError(error, form.plan))).toEqual(['claimTransactions']);
  });

  it('C8-14: a block has room by its own rules, and as much as the others leave of the whole', async () => {
    const [whole] = LIST_RULES;
    const rules = [...(whole ? [whole] : []), rule('records', [], { where: where('trip'), max: 2 })];
    const form = await onTwoPages(modelsWith(rules));
    const limits = (...records: object[]) =>
      recordLimits(form.plan, form.judge(travelled(...records)).claim, CONTEXT);
    expect(limits()).toEqual({
      claimTransactions: 4,
      'claimTransactions.@trip': 2,
      'claimTransactions.@meal': 4,
    });
    expect(limits(meal, meal, meal)).toMatchObject({ 'claimTransactions.@trip': 1 });
  });

  it('C8-14: a rule about some records of a block takes no room from its others, and is judged', async () => {
    const form = await onTwoPages();
    const { claim } = form.judge(travelled(trip, trip));
    expect(recordLimits(form.plan, claim, CONTEXT)).toEqual({
      claimTransactions: 4,
      'claimTransactions.@trip': 4,
      'claimTransactions.@meal': 2,
    });
    const third = (record: object) => form.judge(travelled(trip, trip, record, meal)).errors;
    expect(third({ kind: 'trip' }).map(({ rule: name }) => name)).toEqual(['required']);
    expect(third(trip)).toMatchObject([{ path: 'claimTransactions', rule: 'records', index: 1 }]);
  });

  it('C8-14: a bound on some records alone leaves room for others, in a list and within its records', async () => {
    const few = rule('records', [], { where: { value: { field: 'note' }, equals: 'few' }, max: 1 });
    const list = (name: string) => ({ name, type: 'list' as const, rules: [few], fields: [field('note')] });
    const models = [
      entry('claimantInfo', [field('travelled', [], 'boolean')]),
      entry('claimTransactions', [field('kind'), field('note'), list('parts')], { rules: [few] }),
    ];
    const fields = [{ name: 'note' }, { name: 'parts', columns: [{ name: 'note' }] }];
    const form = await bundleForm({ models, pages: { one: { blocks: [blockOf('trip', { fields })] } } });
    const [some, other] = [
      { kind: 'trip', note: 'few' },
      { kind: 'trip', note: 'many' },
    ];
    const record = { ...some, parts: [some, other] };
    const verdict = form.judge(travelled(record, other));
    expect(verdict.errors).toEqual([]);
    expect(recordLimits(form.plan, verdict.claim, CONTEXT)).toEqual({});
    const { parts } = rowState(form.plan, 'one', 'claimTransactions', verdict.claim, record, CONTEXT);
    expect(parts?.entries).toHaveLength(2);
    expect(parts).not.toHaveProperty('limit');
  });

  it('C8-14 C5-03: a field that the list lacks is a configuration error', () => {
    const pages = { one: { blocks: [blockOf('trip', { only: { field: 'nobody', equals: 'a' } })] } };
    expect(bundleFaults({ models: MODELS, pages })).toEqual([
      'placed-field-missing pages/standard/one.json /blocks/0/only/field',
    ]);
  });
});
