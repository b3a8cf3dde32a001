import { expect, it } from 'vitest';
import { verifyLogChains } from '../evidence/verifyLogChains.ts';
import { auditContent } from './auditHash.ts';
import {
  LOG_KEY,
  later,
  NOON,
  newClaim,
  person,
  replaceList,
  SERVER_KEY,
  type SharedStores,
  WITNESS,
} from './claims.contract.ts';
import type { Figure } from './logStore.ts';

/** What every engine must know of keys and acts. */
export function evidenceContract(open: () => Promise<SharedStores>): void {
  purgeContract(open);
  it('C13-03, C13-07: an instance whose keys are not those that the data was made with learns which are lost', async () => {
    const { one, other } = await open();
    expect(await one.keys.areNeeded()).toBe(false);
    expect(await one.keys.register(['new', 'old'], WITNESS)).toEqual([]);
    expect(await other.keys.areNeeded()).toBe(true);
    expect(await other.keys.register(['another'], WITNESS)).toEqual(['new']);
    expect(await other.keys.register(['newer', 'new'], WITNESS)).toEqual([]);
    expect((await one.keys.register(['another', 'new'], WITNESS)).sort()).toEqual(['newer']);
  });

  it('C13-14, C13-03: a key that came later is no older one, in whatever order an instance has them', async () => {
    const { one, other } = await open();
    await one.keys.register(['first'], WITNESS);
    await one.keys.register(['second', 'first'], { key: LOG_KEY, at: later(60) });
    expect(await other.keys.usedBefore('second')).toEqual(['first']);
    expect(await other.keys.usedBefore('first')).toEqual([]);
    expect(await other.keys.usedBefore('unknown')).toEqual([]);
  });

  it('C13-11: entries of many instances at once follow one another in their chains, each beside its claim', async () => {
    const { one, other } = await open();
    const stores = Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other));
    await Promise.all(stores.map((store, index) => store.claims.commit(filedIn(index))));
    await one.log.append({ kind: 'claims exported', at: NOON, content: { claims: 30 } }, LOG_KEY);
    const { entries, findings } = await verifyLogChains({ store: other, key: SERVER_KEY }, []);
    expect({ entries, findings }).toEqual({ entries: 31, findings: [] });
    const claims = await one.log.audited('');
    expect(claims).toHaveLength(30);
    for (const { row, documents, entry } of claims)
      expect(JSON.parse(entry?.content ?? '{}')).toEqual(auditContent(row, documents));
  });

  it('C13-11: nothing is logged of what was not stored', async () => {
    const { one } = await open();
    const claim = newClaim();
    await one.claims.commit(claim);
    await one.claims.commit(claim);
    const { documents: _none, ...twice } = newClaim({ id: claim.id });
    await expect(one.claims.commit({ ...twice, documents: [] })).rejects.toThrow();
    expect(await one.log.entries({ chain: -1, position: 0 })).toHaveLength(1);
  });
}

function purgeContract(open: () => Promise<SharedStores>): void {
  it('C13-11: purged claims keep their figures and lose the rest, on every instance', async () => {
    const { one, other } = await open();
    const claims = Array.from({ length: 6 }, (_, index) => filedIn(index));
    for (const claim of claims) await one.claims.commit(claim);
    const figures = await one.log.figures();
    expect(figures.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    const before = new Date(NOON.getTime() + 3 * HOUR);
    expect(await other.log.purgeable(before)).toEqual({ claims: 3, documents: 3, drafts: 0 });
    await other.log.forgetKeys(before);
    const purged = await other.log.purge(before, later(9), LOG_KEY);
    expect([purged.claims, purged.documents.length]).toEqual([3, 3]);
    expect(await other.log.purge(before, later(9), LOG_KEY)).toEqual({ claims: 0, documents: [] });
    expect(sorted(await one.log.figures())).toEqual(sorted(figures));
    expect(await one.claims.boundKey(claims[0]?.idempotencyKey ?? '')).toBeNull();
    expect(await one.claims.boundKey(claims[5]?.idempotencyKey ?? '')).not.toBeNull();
    const rows = (await one.log.audited('')).map(({ row, entry }) => [
      row.claim === '{}',
      row.salt,
      entry?.kind,
    ]);
    expect(rows.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => [true, null, 'claim purged']));
    expect(rows[3]).toEqual([false, expect.any(String), 'claim']);
    await replaceList(other, [person('r1', '1')]);
    expect(await one.log.purgeClassLists(NOON, later(9), LOG_KEY)).toEqual([]);
    expect(await one.log.purgeClassLists(later(1), later(9), LOG_KEY)).toEqual(['standard']);
    expect(await one.claimants.byIds(['r1'])).toEqual([]);
    expect((await verifyLogChains({ store: one, key: SERVER_KEY }, [])).findings).toEqual([]);
  });
}

const HOUR = 3_600_000;

/** A claim with a document that was filed so many hours after noon. */
function filedIn(hours: number) {
  const document = { size: 1, storedSha256: 'f', sealed: 'd' };
  return newClaim({
    submittedAt: new Date(NOON.getTime() + hours * HOUR),
    claimants: hours % 2 ? [`r${hours}`] : [],
    documents: [{ key: crypto.randomUUID(), ...document }],
  });
}

const sorted = (figures: Figure[]): string[] => figures.map((figure) => JSON.stringify(figure)).sort();
