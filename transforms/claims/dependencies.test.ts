import { describe, expect, it } from 'vitest';
import type { Dependency } from '../../schemas/generated/types.ts';
import { bundleForm } from '../testing/forms.testkit.ts';
import { claim, detailOf, fields, formWith, isX, models, placed } from './settle.testkit.ts';

describe('dependencies', () => {
  it('C4-22 R3-28 R3-29 R3-32 R4-13: unfulfilled, a field is hidden, null and not validated', async () => {
    const form = await formWith({});
    const met = form.judge(claim('x'));
    expect([detailOf(met), met.changes]).toEqual(['long enough', []]);
    expect(form.failures(claim('x'))).toEqual(['claimantInfo.detail maxLength']);
    const unmet = form.judge(claim('y'));
    expect([detailOf(unmet), unmet.errors]).toEqual([null, []]);
    expect(unmet.changes).toEqual([{ path: 'claimantInfo.detail', reason: 'notLive' }]);
    expect(form.judge(claim('y', null)).changes).toEqual([]);
  });

  it('C4-22 R3-29 R3-32: what is hidden is null in the claim whatever its reset flag says', async () => {
    const form = await formWith({ resetOnUnfulfilled: false });
    expect(detailOf(form.judge(claim('y')))).toBeNull();
    expect(form.failures(claim('y', null))).toEqual([]);
  });

  it('C4-22 R4-14 R3-30: disabled while unfulfilled: validated, but for the required family', async () => {
    const form = await formWith({ hide: false, disable: true, resetOnUnfulfilled: false });
    expect(form.failures(claim('y'))).toEqual(['claimantInfo.detail maxLength']);
    expect(form.failures(claim('y', null))).toEqual([]);
    expect(form.failures(claim('x', null))).toEqual(['claimantInfo.detail required']);
    expect(detailOf(form.judge(claim('y')))).toBe('long enough');
  });

  it('R3-31 C4-22: disabled while all are fulfilled', async () => {
    const form = await formWith({ hide: false, disableOnFulfilled: true, resetOnUnfulfilled: false });
    expect(form.failures(claim('x', null))).toEqual([]);
    expect(form.failures(claim('y', null))).toEqual(['claimantInfo.detail required']);
  });

  it('R4-13 R3-32 R3-34: a visible field is reset to its reset value while unfulfilled, and the change is told', async () => {
    const form = await formWith({ hide: false, resetValue: 'n/a' });
    const unmet = form.judge(claim('y'));
    expect(detailOf(unmet)).toBe('n/a');
    expect(unmet.changes).toEqual([{ path: 'claimantInfo.detail', reason: 'reset' }]);
    expect(form.judge(claim('y', ' n/a ')).changes).toEqual([]);
    const plain = await formWith({ hide: false });
    expect(detailOf(plain.judge(claim('y')))).toBeNull();
    expect(plain.failures(claim('y'))).toEqual(['claimantInfo.detail required']);
  });

  it('R3-33 R4-13: fulfilled again, a value is kept: judging resets nothing by itself', async () => {
    for (const resetOnFulfilled of [undefined, false, true]) {
      const form = await formWith(resetOnFulfilled === undefined ? {} : { resetOnFulfilled });
      expect(detailOf(form.judge(claim('x')))).toBe('long enough');
      const [dependency] = form.plan.models[0]?.fields[1]?.placements?.[0]?.dependencies ?? [];
      expect(dependency?.resetOnFulfilled).toBe(resetOnFulfilled ?? false);
    }
  });

  it('R3-28 R3-29 R3-30 R3-31 R3-32 R3-33 R3-34: the flags that a placement leaves out have their defaults', async () => {
    const form = await formWith({ mask: 'usZip' });
    const [dependency] = form.plan.models[0]?.fields[1]?.placements?.[0]?.dependencies ?? [];
    expect(dependency).toMatchObject({
      hide: true,
      disable: false,
      disableOnFulfilled: false,
      resetOnUnfulfilled: true,
      resetOnFulfilled: false,
      resetValue: null,
      mask: 'usZip',
    });
  });

  it('R3-28 R3-29 R3-30 C4-22: several dependencies must all hold', async () => {
    const second = { when: { value: { field: 'flag' }, equals: true } };
    const formOf = (flags: Partial<Dependency>) => {
      const dependencies = [
        { when: isX, ...flags },
        { ...second, ...flags },
      ];
      const placements = [placed('kind'), placed('flag'), placed('detail', { dependencies })];
      return bundleForm({ models, pages: { one: { blocks: [fields('a', ...placements)] } } });
    };
    const form = await formOf({});
    expect(detailOf(form.judge(claim('x')))).toBe('long enough');
    expect(detailOf(form.judge(claim('y')))).toBeNull();
    const unticked = { ...claim('x'), claimantInfo: { ...claim('x').claimantInfo, flag: false } };
    expect(detailOf(form.judge(unticked))).toBeNull();
    const kept = await formOf({ resetOnUnfulfilled: false });
    expect(detailOf(kept.judge(unticked))).toBeNull();
    const disabled = await formOf({ hide: false, disable: true, resetOnUnfulfilled: false });
    const empty = { ...unticked, claimantInfo: { ...unticked.claimantInfo, detail: null } };
    expect(disabled.failures(empty)).toEqual(['claimantInfo.flag required']);
    expect(disabled.failures(claim('x', null))).toEqual(['claimantInfo.detail required']);
  });

  it('R3-32 C3-01: a boolean without a reset value is reset to false', async () => {
    const placements = [placed('kind'), placed('flag', { dependencies: [{ when: isX, hide: false }] })];
    const form = await bundleForm({ models, pages: { one: { blocks: [fields('a', ...placements)] } } });
    expect(form.judge(claim('y')).claim.claimantInfo).toMatchObject({ flag: false });
  });

  it('C4-22 C3-01: a boolean that is not live is false', async () => {
    const form = await bundleForm({
      models,
      pages: {
        one: { blocks: [fields('a', placed('kind'), placed('flag', { dependencies: [{ when: isX }] }))] },
      },
    });
    const verdict = form.judge(claim('y'));
    expect(verdict.claim.claimantInfo).toMatchObject({ flag: false });
    expect(verdict.changes).toEqual([{ path: 'claimantInfo.flag', reason: 'notLive' }]);
  });
});
