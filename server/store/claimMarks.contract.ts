import { expect, it } from 'vitest';
import { verifyLogChains } from '../evidence/verifyLogChains.ts';
import {
  committed,
  LOG_KEY,
  later,
  NOON,
  newClaim,
  SERVER_KEY,
  type SharedStores,
} from './claims.contract.ts';

/** Tests of marks, which every engine passes. */
export function claimMarksContract(open: () => Promise<SharedStores>): void {
  it('C10-13: a mark is set once and keeps its time, is seen by every instance, and can be taken back', async () => {
    const { one, other } = await open();
    const claim = newClaim();
    const { referenceCode } = await committed(one, claim);
    const mark = (seconds: number, set: 'received' | 'paid', isTakenBack = false) =>
      one.log.mark([{ referenceCode }], { mark: set, at: later(seconds), isTakenBack }, LOG_KEY);
    const marks = async () => (await other.claims.byReferenceCode(referenceCode))?.marks;
    expect(await marks()).toEqual([]);
    expect(await mark(20, 'paid')).toEqual([]);
    expect(await mark(10, 'received')).toEqual([]);
    expect(await mark(30, 'received')).toEqual([]);
    const received = { mark: 'received', at: later(10).toISOString() };
    expect(await marks()).toEqual([received, { mark: 'paid', at: later(20).toISOString() }]);
    expect((await other.log.traced({ id: claim.id }))?.marks).toEqual(await marks());
    await mark(40, 'paid', true);
    expect(await marks()).toEqual([received]);
    const { findings } = await verifyLogChains({ store: other, key: SERVER_KEY }, []);
    expect(findings).toEqual([]);
  });

  it('C10-13: of several claims one that is not there, or is purged, keeps all from being marked', async () => {
    const { one } = await open();
    const claims = [newClaim(), newClaim({ submittedAt: later(60) })];
    for (const claim of claims) await one.claims.commit(claim);
    const [old = '', young = ''] = claims.map(({ id }) => id);
    const mark = (...ids: string[]) =>
      one.log.mark(
        ids.map((id) => ({ id })),
        { mark: 'decided', at: NOON, isTakenBack: false },
        LOG_KEY,
      );
    expect(await mark(old, 'none')).toEqual([{ id: 'none' }]);
    expect((await one.log.traced({ id: old }))?.marks).toEqual([]);
    expect(await mark(old, young)).toEqual([]);
    await one.log.purge(later(30), later(90), LOG_KEY);
    expect((await one.log.traced({ id: old }))?.marks).toEqual([]);
    expect((await one.log.traced({ id: young }))?.marks).toHaveLength(1);
    expect(await mark(old)).toEqual([{ id: old }]);
  });
}
