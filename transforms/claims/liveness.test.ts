import { describe, expect, it } from 'vitest';
import type { Dependency } from '../../schemas/generated/types.ts';
import { bundleForm } from '../testing/forms.testkit.ts';
import { claim, detailOf, fields, formWith, models, placed, tablePage } from './settle.testkit.ts';

describe('liveness', () => {
  it('C4-22: a field placed nowhere is live', async () => {
    const form = await formWith({});
    const missing = { ...claim('y'), claimantInfo: { ...claim('y').claimantInfo, nowhere: null } };
    expect(form.failures(missing)).toEqual(['claimantInfo.nowhere required']);
  });

  it('C4-22: one live placement of several is enough', async () => {
    const again = fields(
      'b',
      placed('detail', { dependencies: [{ when: { value: { field: 'kind' }, equals: 'y' } }] }),
    );
    const form = await formWith({}, again);
    for (const kind of ['x', 'y']) expect(detailOf(form.judge(claim(kind)))).toBe('long enough');
    expect(detailOf(form.judge(claim('z')))).toBeNull();
  });

  it('C4-22: a field is disabled, or reset, only where every placement that is shown has it so', async () => {
    const isY = { value: { field: 'kind' }, equals: 'y' };
    const twice = (flags: Partial<Dependency>) =>
      formWith(flags, fields('b', placed('detail', { dependencies: [{ when: isY, ...flags }] })));
    const disabling = await twice({ hide: false, disable: true, resetOnUnfulfilled: false });
    for (const kind of ['x', 'y'])
      expect(disabling.failures(claim(kind, null))).toEqual(['claimantInfo.detail required']);
    expect(disabling.failures(claim('z', null))).toEqual([]);
    const resetting = await twice({ hide: false });
    const kept = ['x', 'y', 'z'].map((kind) => detailOf(resetting.judge(claim(kind))));
    expect(kept).toEqual(['long enough', 'long enough', null]);
  });

  it('C8-10 C4-22: on a skipped page nothing is live', async () => {
    const skipWhen = { value: { field: 'kind', model: 'claimantInfo' }, equals: 'y' };
    const form = await bundleForm({
      models,
      pages: {
        one: { blocks: [fields('a', placed('kind'))] },
        two: {
          skipWhen,
          blocks: [
            fields('a', placed('detail')),
            { kind: 'recordTable', id: 't', model: 'claimTransactions', fields: [{ name: 'amountClaimed' }] },
          ],
        },
      },
    });
    expect(form.failures(claim('x'))).toEqual(['claimantInfo.detail maxLength']);
    const skipped = form.judge(claim('y'));
    expect([detailOf(skipped), skipped.claim.claimTransactions, skipped.errors]).toEqual([null, [], []]);
    expect(skipped.changes).toContainEqual({ path: 'claimTransactions', reason: 'notLive' });
  });

  it('C4-22: records of a hidden list are gone, and so are their errors and the list’s own', async () => {
    const when = { value: { field: 'kind', model: 'claimantInfo' }, equals: 'x' };
    const form = await bundleForm({
      models,
      pages: tablePage([{ name: 'amountClaimed' }], { dependencies: [{ when }] }),
    });
    const hidden = form.judge({ ...claim('y', 'a'), claimTransactions: [{ amountClaimed: null }] });
    expect(hidden.claim.claimTransactions).toEqual([]);
    expect(hidden.errors).toEqual([]);
    expect(hidden.changes).toEqual([{ path: 'claimTransactions', reason: 'notLive' }]);
    expect(form.judge({ ...claim('y', 'a'), claimTransactions: [] }).changes).toEqual([]);
    expect(form.failures({ ...claim('x', 'a'), claimTransactions: [] })).toEqual([
      'claimTransactions records',
    ]);
  });

  it('C4-19 C4-22: a dependency inside a record looks at that record', async () => {
    const when = { value: { field: 'amountClaimed' }, greaterThan: 100 };
    const form = await bundleForm({
      models,
      pages: tablePage([{ name: 'amountClaimed' }, { name: 'why', dependencies: [{ when }] }]),
    });
    const claimTransactions = [{ amountClaimed: 50, why: 'a' }, { amountClaimed: 500 }];
    const verdict = form.judge({ ...claim('x', 'a'), claimTransactions });
    expect(verdict.claim.claimTransactions).toMatchObject([{ why: null }, { why: null }]);
    expect(verdict.errors.map(({ path }) => path)).toEqual(['claimTransactions.1.why']);
    expect(verdict.changes).toEqual([{ path: 'claimTransactions.0.why', reason: 'notLive' }]);
  });
});
