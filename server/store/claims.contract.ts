import { describe, expect, it } from 'vitest';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { sealRow } from '../claimants/sealedRows.ts';
import { logKeyOf, readServerKey } from '../security/serverKey.ts';
import { orderedId } from './orderedId.ts';
import type { Claimant, NewClaimant, NewClassList, Store } from './store.ts';
import type { BoundKey, ChosenClaims, KeptClaim, NewClaim } from './storedClaim.ts';

/** A database that two instances of the server share. */
export interface SharedStores {
  one: Store;
  /** The same database seen by another instance; the same store again where the engine is one process's own. */
  other: Store;
}

export const NOON = new Date('2030-05-04T12:00:00Z');
export const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

/** What entries of these tests are chained with. */
export const SERVER_KEY = readServerKey('ab'.repeat(32), 'The key of these tests');
export const LOG_KEY = logKeyOf(SERVER_KEY);
export const WITNESS = { key: LOG_KEY, at: NOON };

let keys = 0;

/** A claim with a key of its own. */
export function newClaim(changes: Partial<NewClaim> = {}): NewClaim {
  keys += 1;
  return {
    logKey: LOG_KEY,
    id: orderedId(changes.submittedAt ?? NOON),
    sealed: `sealed-${keys}`,
    wrappedKey: `wrapped-${keys}`,
    wrappedBy: 'k1',
    idempotencyKey: `key-${keys}`,
    sessionHash: 's',
    contentHash: `content-${keys}`,
    sentHash: `sent-${keys}`,
    form: 'standard',
    culture: 'en',
    configurationHash: 'c',
    submittedAt: NOON,
    claimants: [],
    addedTo: null,
    documents: [],
    ...changes,
  };
}

/** What the claim's key is bound to once it is stored. */
export async function committed(store: Store, claim: NewClaim): Promise<BoundKey> {
  const { committed: stored, bound } = await store.claims.commit(claim);
  if (!stored || !bound) throw new Error('The claim was not stored');
  return bound;
}

/** Replaces the form's class list by these rows, some at a time. */
export async function replaceList(
  { claimants }: Store,
  rows: readonly NewClaimant[],
  form: FormName = 'standard',
): Promise<void> {
  const list = await claimants.begin(form, NOON);
  for (let at = 0; at < rows.length; at += 1000)
    await claimants.add(list, at, rows.slice(at, at + 1000), NOON);
  await claimants.finish(list, { ...ABOUT, form, rows: rows.length });
}

/** What is known of a class list of one credential. */
export const ABOUT: NewClassList = {
  form: 'standard',
  header: [{ name: 'pin', mark: 'credential' }],
  sha256: 'x',
  rows: 0,
  importedAt: NOON,
  logKey: LOG_KEY,
};

/** A sealed row with two credentials, the first in two spellings. */
export const person = (id: string, pin: string, columns: Claimant['columns'] = {}): NewClaimant =>
  sealRow(SERVER_KEY, { id, columns, credentials: { pin: [pin, `${pin}-bare`], number: [`n-${id}`] } });

/** What every engine must do with claims. */
export function claimContract(open: () => Promise<SharedStores>): void {
  describe('claims', () => claimsContract(open));
  describe('what is hidden in claims', () => sealingContract(open));
  describe('the list of claims', () => listingContract(open));
  describe('a part of the list', () => choosingContract(open));
  describe('claims of two instances at once', () => racesContract(open));
}

function claimsContract(open: () => Promise<SharedStores>): void {
  it('C13-07: a claim comes back as it was stored, with its documents in their order', async () => {
    const { one, other } = await open();
    const claim = newClaim({
      sealed: 'x'.repeat(300_000),
      claimants: ['r1', 'r2'],
      addedTo: 'earlier',
      documents: ['b', 'a', "Robert'); drop table claim;--"].map((sealed, index) => ({
        key: crypto.randomUUID(),
        sealed,
        size: 2_000_000_000 + index,
        storedSha256: 'f'.repeat(64),
      })),
    });
    const bound = await committed(one, claim);
    const stored = await other.claims.byReferenceCode(bound.referenceCode);
    const {
      idempotencyKey: _key,
      sessionHash: _session,
      logKey: _log,
      contentHash,
      sentHash,
      ...kept
    } = claim;
    expect(stored).toEqual({
      ...kept,
      referenceCode: bound.referenceCode,
      submittedAt: NOON.toISOString(),
      repeated: false,
      marks: [],
    });
    expect(bound).toMatchObject({ contentHash, sentHash, sessionHash: 's' });
    expect(await other.claims.boundKey(claim.idempotencyKey)).toEqual(bound);
    const known = claim.documents.map(({ key }) => key);
    expect(await other.claims.knownDocuments([...known, 'none'])).toEqual(new Set(known));
    expect(await other.claims.holdsDocuments()).toBe(true);
  });

  it('C13-07: a key that is bound stores nothing again, whatever comes with it', async () => {
    const { one, other } = await open();
    const claim = newClaim();
    const first = await one.claims.commit(claim);
    const again = await other.claims.commit({ ...claim, contentHash: 'another', culture: 'es' });
    expect(again).toEqual({ committed: false, bound: first.bound });
    expect(await idsOf(one)).toHaveLength(1);
    expect(await one.claims.boundKey('unknown')).toBeNull();
    expect(await one.claims.byReferenceCode('unknown')).toBeNull();
  });
}

function sealingContract(open: () => Promise<SharedStores>): void {
  it('C13-14, C13-03: data keys that an older key wrapped are handed out in pages, and wrapped anew once', async () => {
    const { one, other } = await open();
    const old = newClaim({ wrappedBy: 'old' });
    const present = newClaim({ wrappedBy: 'new' });
    await Promise.all([one.claims.commit(old), one.claims.commit(present)]);
    expect(await other.claims.wrappedBy(['older', 'old'], '')).toEqual([
      { id: old.id, wrappedKey: old.wrappedKey, wrappedBy: 'old' },
    ]);
    expect(await other.claims.wrappedBy(['old'], old.id)).toEqual([]);
    const anew = { id: old.id, wrappedKey: 'anew', wrappedBy: 'new', wrappedBefore: 'old' };
    await one.claims.rewrap([anew]);
    await other.claims.rewrap([{ ...anew, wrappedKey: 'late', wrappedBy: 'newer' }]);
    expect(await one.claims.wrappedBy(['old', 'newer'], '')).toEqual([]);
    const bound = await one.claims.boundKey(old.idempotencyKey);
    expect(await other.claims.byReferenceCode(bound?.referenceCode ?? '')).toMatchObject({
      ...{ wrappedKey: 'anew', wrappedBy: 'new', sealed: old.sealed },
    });
  });
}

function listingContract(open: () => Promise<SharedStores>): void {
  it('C13-07: every claim is listed once, oldest first, over any number of pages and within one instant', async () => {
    const { one, other } = await open();
    const times = Array.from({ length: 450 }, (_, index) => later(index < 300 ? 0 : 450 - index));
    for (let at = 0; at < times.length; at += 50)
      await Promise.all(
        times
          .slice(at, at + 50)
          .map((submittedAt, index) =>
            (index % 2 ? one : other).claims.commit(newClaim({ submittedAt, claimants: [`r${at + index}`] })),
          ),
      );
    const listed: string[] = [];
    for await (const { submittedAt } of one.claims.all()) listed.push(submittedAt);
    expect(listed).toEqual(times.map((time) => time.toISOString()).sort());
    expect(new Set(await idsOf(one)).size).toBe(450);
  });
}

function choosingContract(open: () => Promise<SharedStores>): void {
  it('C13-07: the list is of one form, since an instant and up to a claim, each to the millisecond', async () => {
    const { one, other } = await open();
    for (let second = 0; second < 6; second += 1) {
      const form = second % 2 ? 'lookup' : 'standard';
      await one.claims.commit(newClaim({ form, submittedAt: later(second) }));
    }
    const listed = async (chosen?: ChosenClaims): Promise<string[]> => {
      const times: string[] = [];
      for await (const { submittedAt } of other.claims.all(chosen)) times.push(submittedAt);
      return times;
    };
    const at = (...seconds: number[]) => seconds.map((second) => later(second).toISOString());
    const since = later(2).toISOString();
    expect(await listed()).toEqual(at(0, 1, 2, 3, 4, 5));
    expect(await listed({ form: 'lookup' })).toEqual(at(1, 3, 5));
    expect(await listed({ since })).toEqual(at(2, 3, 4, 5));
    expect(await listed({ since: later(2.001).toISOString() })).toEqual(at(3, 4, 5));
    const [, , , upTo] = await claimsOf(one);
    expect(await listed({ since, upTo })).toEqual(at(2, 3));
    expect(await listed({ since, upTo, form: 'standard' })).toEqual(at(2));
  });
}

async function claimsOf(store: Store): Promise<KeptClaim[]> {
  const claims: KeptClaim[] = [];
  for await (const claim of store.claims.all()) claims.push(claim);
  return claims;
}

async function idsOf(store: Store): Promise<string[]> {
  return (await claimsOf(store)).map(({ id }) => id);
}

function racesContract(open: () => Promise<SharedStores>): void {
  it('C13-07: of many that bring one key at once, one is stored and all get its code', async () => {
    const { one, other } = await open();
    const claim = newClaim();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).claims.commit(claim)),
    );
    expect(all.filter(({ committed }) => committed)).toHaveLength(1);
    expect(new Set(all.map(({ bound }) => bound?.referenceCode)).size).toBe(1);
    expect(await idsOf(one)).toHaveLength(1);
  });

  it('C13-08: a captcha’s answer is redeemed and the session prolonged with the claim; a used answer stores nothing', async () => {
    const { one, other } = await open();
    await one.sessions.write('h', { storageKey: 'k', captchaAt: '', forms: {} }, later(60));
    const captchaUse = { hash: 'a', expiresAt: later(600) };
    const claims = Array.from({ length: 6 }, () =>
      newClaim({ captchaUse, session: { hash: 'h', expiresAt: later(120) } }),
    );
    const all = await Promise.all(
      claims.map((claim, index) => (index % 2 ? one : other).claims.commit(claim)),
    );
    expect(all.filter(({ committed: stored }) => stored)).toHaveLength(1);
    expect(all.filter(({ bound }) => bound === null)).toHaveLength(5);
    expect(await idsOf(one)).toHaveLength(1);
    expect(await other.captchaUses.redeem(captchaUse)).toBe(false);
    expect(await other.sessions.read('h', later(90))).toMatchObject({ expiresAt: later(120) });
    const first = claims[all.findIndex(({ committed: stored }) => stored)];
    expect(await other.claims.commit(first ?? newClaim())).toMatchObject({ committed: false, bound: {} });
  });

  it('C13-07: of claims by one row at once, all but one are repeated', async () => {
    const { one, other } = await open();
    await replaceList(one, [person('r1', '1'), person('r2', '2')]);
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const claim = newClaim({ claimants: ['r1', 'r2'] });
        return (await committed(index % 2 ? one : other, claim)).referenceCode;
      }),
    );
    const stored = await Promise.all(codes.map((code) => one.claims.byReferenceCode(code)));
    expect(stored.map((claim) => claim?.repeated).filter((repeated) => !repeated)).toHaveLength(1);
  });
}
