import { describe, expect, it } from 'vitest';
import { bundleForm, entry, field } from '../testing/forms.testkit.ts';
import { fields, models, placed } from './settle.testkit.ts';

describe('the order of settling', () => {
  it('C4-21 C8-03: a chain settles in one judgement, in whatever order the pages place it', async () => {
    const chain = [
      entry(
        'claimantInfo',
        ['c', 'b', 'a'].map((name) => field(name)),
      ),
    ];
    const on = (name: string) => [{ when: { value: { field: name }, empty: false } }];
    const form = await bundleForm({
      models: chain,
      pages: {
        one: {
          blocks: [
            fields(
              'x',
              placed('c', { dependencies: on('b') }),
              placed('b', { dependencies: on('a') }),
              placed('a'),
            ),
          ],
        },
      },
    });
    expect(form.judge({ claimantInfo: { a: null, b: '1', c: '2' } }).claim.claimantInfo).toEqual({
      a: null,
      b: null,
      c: null,
    });
    expect(form.judge({ claimantInfo: { a: '0', b: '1', c: '2' } }).claim.claimantInfo).toEqual({
      a: '0',
      b: '1',
      c: '2',
    });
  });

  it('C8-10: the verdict names the first exit that holds, on a page that is not skipped', async () => {
    const kind = (equals: string) => ({ value: { field: 'kind', model: 'claimantInfo' }, equals });
    const form = await bundleForm({
      models,
      pages: {
        one: {
          blocks: [],
          exits: [
            { when: kind('no'), to: 'sorry' },
            { when: kind('skip'), to: 'sorry' },
          ],
          skipWhen: kind('skip'),
        },
        two: {
          blocks: [],
          exits: [{ when: { any: [kind('no'), kind('skip'), kind('other')] }, to: 'other' }],
        },
      },
      exitPages: { sorry: { blocks: [] }, other: { blocks: [] } },
    });
    const exitOf = (value: string) => form.judge({ claimantInfo: { kind: value } }).exit;
    expect(exitOf('no')).toEqual({ page: 'one', to: 'sorry' });
    expect(exitOf('skip')).toEqual({ page: 'two', to: 'other' });
    expect(exitOf('other')).toEqual({ page: 'two', to: 'other' });
    expect(exitOf('yes')).toBeUndefined();
  });
});
