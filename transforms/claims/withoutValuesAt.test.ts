import { describe, expect, it } from 'vitest';
import type { Block } from '../../schemas/generated/types.ts';
import type { Audience, Verdict } from '../ground/verdict.ts';
import { bundleForm, entry, field, inlineForm, rule } from '../testing/forms.testkit.ts';
import { allErrors } from './judge.ts';

const lines = (verdict: Verdict) => allErrors(verdict).map(({ path, rule: name }) => `${path} ${name}`);

describe('C12-13: null is of every type, but a null record is not', () => {
  it('C12-13: a null record is of the wrong type, in a list and in one within a record', async () => {
    const items = field('items', [rule('records', [], { max: 1 })], 'list', { fields: [field('code')] });
    const form = await inlineForm([
      entry('claimTransactions', [field('name', [rule('required')]), items], {
        rules: [rule('records', [], { max: 2 })],
      }),
    ]);
    const claim = { claimTransactions: [null, { name: 'a', items: [null, null] }, { items: null }] };
    expect(lines(form.judge(claim))).toEqual([
      'claimTransactions.0 type',
      'claimTransactions.1.items.0 type',
      'claimTransactions.1.items.1 type',
      // Whatever else reads them finds them empty, and counts them.
      'claimTransactions records',
      'claimTransactions.1.items records',
      'claimTransactions.2.name required',
    ]);
    expect(lines(form.judge({ claimTransactions: null }))).toEqual([]);
  });

  const blockOf = (kind: string, more: object = {}): Block => ({
    kind: 'recordTable',
    id: kind,
    model: 'claimTransactions',
    only: { field: 'kind', equals: kind },
    fields: [{ name: 'note' }],
    ...more,
  });
  const when = { value: { field: 'travelled', model: 'claimantInfo' }, equals: true };
  const shared = () =>
    bundleForm({
      models: [
        entry('claimantInfo', [field('travelled', [], 'boolean'), field('name')]),
        entry('claimTransactions', [field('kind'), field('note', [rule('required')])], {
          rules: [rule('records', [], { max: 1 })],
        }),
      ],
      pages: { one: { blocks: [blockOf('trip', { dependencies: [{ when }] }), blockOf('meal')] } },
    });
  const meal = { kind: 'meal', note: 'a' };

  it.each<Audience>(['server', 'cli'])(
    'C12-13 C8-14: where blocks share a list a null record that arrives is of the wrong type (%s)',
    async (audience) => {
      const form = await shared();
      expect(lines(form.judge({ claimTransactions: [null, meal] }, { audience }))).toEqual([
        'claimTransactions.0 type',
        'claimTransactions records',
      ]);
      const hidden = form.judge({ claimTransactions: [{ kind: 'trip' }, meal] }, { audience });
      expect(lines(hidden)).toEqual([]);
      expect(hidden.claim.claimTransactions).toMatchObject([null, meal]);
    },
  );

  it('C12-13 C8-14: the place of a record that is not live stays empty beside a value of the wrong type', async () => {
    const form = await shared();
    const { claim } = form.judge({ claimTransactions: [{ kind: 'trip' }, meal] });
    const broken = { ...claim, claimantInfo: { name: 5 } };
    expect(lines(form.judge(broken))).toEqual(['claimantInfo.name type']);
  });
});

it('C12-13: whether a way out is open is asked without what has the wrong type', async () => {
  const bought = (equals: string) => ({ value: { field: 'bought', model: 'claimDetails' }, equals });
  const nothing = { value: { field: 'bought', model: 'claimDetails' }, empty: true };
  const form = await bundleForm({
    models: [entry('claimDetails', [field('bought'), field('count', [], 'number')])],
    pages: {
      one: {
        blocks: [{ kind: 'fields', id: 'x', model: 'claimDetails', fields: [{ name: 'bought' }] }],
        exits: [
          { when: bought('5'), to: 'sorry' },
          { when: nothing, to: 'empty' },
        ],
      },
    },
    exitPages: { sorry: { blocks: [] }, empty: { blocks: [] } },
  });
  const exitOf = (claimDetails: object) => form.judge({ claimDetails }).exit?.to;
  expect(exitOf({ bought: '5' })).toBe('sorry');
  expect(exitOf({ bought: 5 })).toBe('empty');
  expect(exitOf({ bought: '4', count: true })).toBeUndefined();
});
