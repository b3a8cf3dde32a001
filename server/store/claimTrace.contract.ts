import { expect, it } from 'vitest';
import { committed, LOG_KEY, later, NOON, newClaim, type SharedStores } from './claims.contract.ts';
import type { Store } from './store.ts';
import type { AdoptedClaim } from './storedClaim.ts';

const DOCUMENT = { key: 'k1', size: 3_000_000, storedSha256: 'f'.repeat(64), sealed: 'name and type' };

/** Logs an export of so many claims, of a form and from a time on. */
const exported = ({ log }: Store, seconds: number, claims: number, choice = {}) => {
  const all = { format: 'ndjson', table: null, form: null, since: null, documents: false };
  return log.append(
    { kind: 'claims exported', at: later(seconds), content: { ...all, ...choice, claims } },
    LOG_KEY,
  );
};

/** A claim as another machine filed it. */
function imported(seconds: number): AdoptedClaim {
  const { id, form, culture, configurationHash, sealed, wrappedKey, wrappedBy } = newClaim();
  return {
    ...{ id, form, culture, configurationHash, sealed, wrappedKey, wrappedBy },
    referenceCode: '22222-22222',
    submittedAt: later(seconds).toISOString(),
    claimants: [],
    addedTo: null,
    repeated: false,
    marks: [],
    documents: [],
  };
}

/** What every engine must tell of a claim's way. */
export function claimTraceContract(open: () => Promise<SharedStores>): void {
  it('C13-15: a claim is found by its id and its reference code, with all that happened to it and nothing that was written', async () => {
    const { one, other } = await open();
    const claim = newClaim({ claimants: ['r1'], documents: [DOCUMENT] });
    const { referenceCode } = await committed(one, claim);
    const addition = newClaim({ form: 'documents-upload', addedTo: claim.id, submittedAt: later(5) });
    const added = await committed(other, addition);
    const found = await other.log.traced({ referenceCode });
    expect(await one.log.traced({ id: claim.id })).toEqual(found);
    const { storedSha256: sha256, ...document } = DOCUMENT;
    expect(found).toEqual({
      ...{ id: claim.id, referenceCode, form: 'standard', culture: 'en', configurationHash: 'c' },
      ...{ submittedAt: NOON.toISOString(), entry: 'classList', repeated: false },
      ...{ purgedAt: null, addedTo: null, exports: [] },
      additions: [
        { id: addition.id, referenceCode: added.referenceCode, submittedAt: later(5).toISOString() },
      ],
      marks: [],
      documents: [{ ...document, sha256 }],
      log: [{ chain: expect.any(Number), position: 1, at: NOON.toISOString(), kind: 'claim' }],
    });
    expect(await one.log.traced({ id: addition.id })).toMatchObject({
      entry: 'claims',
      addedTo: { id: claim.id, referenceCode },
      documents: [],
    });
    expect(await one.log.traced({ referenceCode: 'none' })).toBeNull();
  });

  exportTraceContract(open);
}

function exportTraceContract(open: () => Promise<SharedStores>): void {
  it('C13-15: exports hold a claim that they chose, that was stored and not purged, and that they came to', async () => {
    const { one } = await open();
    const claims = [0, 10, 20].map((seconds) => newClaim({ submittedAt: later(seconds) }));
    for (const claim of claims) await one.claims.commit(claim);
    const [, middle] = claims;
    const held = async () =>
      (await one.log.traced({ id: middle?.id ?? '' }))?.exports.map(
        ({ at }) => (Date.parse(at) - NOON.getTime()) / 1000,
      );
    await exported(one, 5, 1);
    await exported(one, 30, 3);
    await exported(one, 31, 1);
    await exported(one, 32, 2, { since: later(10).toISOString() });
    await exported(one, 33, 1, { since: later(11).toISOString() });
    await exported(one, 34, 0, { form: 'lookup' });
    await exported(one, 35, 2, { form: 'standard', documents: true });
    expect(await held()).toEqual([30, 32, 35]);
    // The first one is gone before the next exports, the middle one after them.
    await one.log.purge(later(5), later(40), LOG_KEY);
    await exported(one, 41, 1);
    await one.log.purge(later(15), later(50), LOG_KEY);
    await exported(one, 51, 1);
    expect(await held()).toEqual([30, 32, 35, 41]);
    expect(await one.log.traced({ id: middle?.id ?? '' })).toMatchObject({
      purgedAt: later(50).toISOString(),
      documents: [],
      log: [{ kind: 'claim' }, { kind: 'claim purged' }],
    });
  });

  it('C13-15: what was imported later is in no export of before, and changes no place in it', async () => {
    const { one } = await open();
    const claim = newClaim({ submittedAt: later(10) });
    await one.claims.commit(claim);
    await exported(one, 20, 1);
    const older = imported(5);
    await one.claims.adopt([older], { key: LOG_KEY, at: later(30) });
    expect((await one.log.traced({ id: claim.id }))?.exports).toHaveLength(1);
    expect(await one.log.traced({ id: older.id })).toMatchObject({
      exports: [],
      log: [{ kind: 'claim imported' }],
    });
    await exported(one, 40, 2);
    expect((await one.log.traced({ id: older.id }))?.exports).toHaveLength(1);
  });
}
