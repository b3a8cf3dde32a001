import { describe, expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { rowState } from './pageState.ts';

describe('rows', () => {
  it('C4-19 C4-24 R4-10: a record’s fields are hidden, disabled and marked by its own values', async () => {
    const isLarge = { value: { field: 'amountClaimed' }, greaterThan: 100 };
    const form = await bundleForm({
      models: [
        entry('claimTransactions', [
          field('amountClaimed', [rule('required')], 'number'),
          field('why', [rule('requiredWhen', [], { condition: isLarge })]),
          field('elsewhere'),
        ]),
      ],
      pages: {
        one: {
          blocks: [
            {
              kind: 'recordTable',
              id: 't',
              model: 'claimTransactions',
              fields: [
                { name: 'amountClaimed' },
                {
                  name: 'why',
                  dependencies: [{ when: { value: { field: 'amountClaimed' }, empty: false } }],
                },
              ],
            },
          ],
        },
      },
    });
    const state = (amountClaimed: number | null) =>
      rowState(form.plan, 'one', 'claimTransactions', {}, { amountClaimed }, CONTEXT);
    expect(state(500)).toEqual({
      amountClaimed: { hidden: false, disabled: false, required: true },
      why: { hidden: false, disabled: false, required: true },
    });
    expect(state(50).why).toEqual({ hidden: false, disabled: false, required: false });
    expect(state(null).why?.hidden).toBe(true);
  });

  it('C8-21: a page that only shows records hides what is not live where it is asked', async () => {
    const whileSome = [{ when: { value: { field: 'amountClaimed' }, greaterThan: 0 } }];
    const form = await bundleForm({
      models: [
        entry('claimTransactions', [field('amountClaimed', [], 'number'), field('why'), field('free')]),
      ],
      pages: {
        one: {
          blocks: [
            {
              kind: 'recordManager',
              id: 'list',
              model: 'claimTransactions',
              fields: [{ name: 'amountClaimed' }, { name: 'why', dependencies: whileSome }],
            },
          ],
        },
        two: { blocks: [{ kind: 'copy', id: 'note', textKeys: ['T'] }] },
      },
    });
    const hidden = (amountClaimed: number) =>
      Object.entries(rowState(form.plan, 'two', 'claimTransactions', {}, { amountClaimed }, CONTEXT))
        .filter(([, state]) => state.hidden)
        .map(([name]) => name);
    expect(hidden(5)).toEqual([]);
    expect(hidden(0)).toEqual(['why']);
  });
});
