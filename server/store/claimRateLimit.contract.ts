import { expect, it } from 'vitest';
import { secondsToWait } from './claimRateLimit.ts';
import { committed, later, newClaim, person, replaceList, type SharedStores } from './claims.contract.ts';
import type { Store } from './store.ts';
import type { NewClaim } from './storedClaim.ts';

/** The seconds to wait that a claim is refused with; null where it is stored. */
const refused = (store: Store, claim: NewClaim): Promise<number | null> =>
  store.claims.commit(claim).then(() => null, secondsToWait);

async function countOf(store: Store): Promise<number> {
  let count = 0;
  for await (const _claim of store.claims.all()) count += 1;
  return count;
}

/** What every engine must do with claims of rows that have filed many of late. */
export function claimRateLimitContract(open: () => Promise<SharedStores>): void {
  it('C13-02, C13-07: rows file so many claims an hour, on whichever instance; one too many stores nothing', async () => {
    const { one, other } = await open();
    await replaceList(one, [person('r1', '1'), person('r2', '2')]);
    const of = (row: string, at: number) =>
      newClaim({ claimants: [row], claimsPerHour: 2, submittedAt: later(at) });
    await committed(one, of('r1', 0));
    await committed(other, of('r1', 60));
    const third = of('r1', 120);
    expect(await refused(one, third)).toBe(1680);
    expect(await other.claims.boundKey(third.idempotencyKey)).toBeNull();
    expect(await countOf(other)).toBe(2);
    await committed(other, of('r2', 120));
    await committed(other, { ...third, submittedAt: later(1800) });
    expect(await refused(one, of('r1', 1801))).toBe(1799);
    await committed(one, { ...of('r1', 1801), claimsPerHour: 20 });
  });

  it('C13-02, C13-07: of claims by one row at once no more are filed than may be', async () => {
    const { one, other } = await open();
    await replaceList(one, [person('r1', '1')]);
    const waits = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        refused(index % 2 ? one : other, newClaim({ claimants: ['r1'], claimsPerHour: 3 })),
      ),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
    expect(await countOf(one)).toBe(3);
  });
}

/** What every engine must do with claims that add to a claim that was added to many times of late. */
export function additionRateLimitContract(open: () => Promise<SharedStores>): void {
  it('C13-02, C13-07: one claim is added to so many times an hour, on whichever instance', async () => {
    const { one, other } = await open();
    const [claim, another] = [newClaim(), newClaim()];
    for (const filed of [claim, another]) await committed(one, filed);
    const to = (addedTo: string, at: number) =>
      newClaim({ form: 'documents-upload', addedTo, claimsPerHour: 2, submittedAt: later(at) });
    await committed(one, to(claim.id, 0));
    await committed(other, to(claim.id, 60));
    const third = to(claim.id, 120);
    expect(await refused(one, third)).toBe(1680);
    expect(await other.claims.boundKey(third.idempotencyKey)).toBeNull();
    expect(await countOf(other)).toBe(4);
    await committed(other, to(another.id, 120));
    await committed(other, { ...third, submittedAt: later(1800) });
  });

  it('C13-02, C13-07: of additions to one claim at once no more are stored than may be', async () => {
    const { one, other } = await open();
    const claim = newClaim();
    await committed(one, claim);
    const addition = () => newClaim({ addedTo: claim.id, claimsPerHour: 3 });
    const waits = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refused(index % 2 ? one : other, addition())),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
    expect(await countOf(one)).toBe(4);
  });
}
