import { describe, expect, it } from 'vitest';
import type { Claimant, NewClaim, NewClassList, Store } from './store.ts';

/** A database that two instances of the server share. */
export interface SharedStores {
  one: Store;
  /** The same database seen by another instance; the same store again where the engine is one process's own. */
  other: Store;
}

const NOON = new Date('2030-05-04T12:00:00Z');
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

let keys = 0;

/** A claim with a key of its own. */
function newClaim(changes: Partial<NewClaim> = {}): NewClaim {
  keys += 1;
  return {
    idempotencyKey: `key-${keys}`,
    sessionHash: 's',
    contentHash: `content-${keys}`,
    sentHash: `sent-${keys}`,
    form: 'standard',
    culture: 'en',
    claim: { claimantInfo: { firstName: 'Ada' } },
    maskCharacters: {},
    configurationHash: 'c',
    submittedAt: NOON,
    claimants: [],
    addedTo: null,
    documents: [],
    ...changes,
  };
}

function classList(rows: NewClassList['rows']): NewClassList {
  return { header: [{ name: 'pin', mark: 'credential' }], sha256: 'x', importedAt: NOON, rows };
}

const person = (id: string, pin: string, columns: Claimant['columns'] = {}) => ({
  id,
  columns,
  credentials: { pin: [pin, `${pin}-bare`], number: [`n-${id}`] },
});

/** What every engine's store must do. `open` gives a new, empty database each time. */
export function storeContract(open: () => Promise<SharedStores>): void {
  describe('claims', () => claimsContract(open));
  describe('the list of claims', () => listingContract(open));
  describe('claims of two instances at once', () => racesContract(open));
  describe('class lists', () => classListContract(open));
  describe('what instances share', () => sharedContract(open));
}

function claimsContract(open: () => Promise<SharedStores>): void {
  it('C13-07: a claim comes back as it was stored, with its documents in their order', async () => {
    const { one, other } = await open();
    const claim = newClaim({
      claim: {
        claimantInfo: { firstName: 'Zoë 🧾 \u0000 "quoted" \\ \u202e', lastName: 'x'.repeat(300_000) },
      },
      claimants: ['r1', 'r2'],
      addedTo: 'earlier',
      maskCharacters: { 'claimantInfo.phone': '()- ' },
      documents: ['b.pdf', 'a.pdf', "Robert'); drop table claim;--.pdf"].map((name, index) => ({
        key: crypto.randomUUID(),
        name,
        contentType: 'application/pdf',
        size: 2_000_000_000 + index,
        sha256: 'f'.repeat(64),
        scan: 'not scanned',
      })),
    });
    const { committed, bound } = await one.claims.commit(claim);
    expect(committed).toBe(true);
    const stored = await other.claims.byReferenceCode(bound.referenceCode);
    const { idempotencyKey: _key, sessionHash: _session, contentHash, sentHash, ...kept } = claim;
    expect(stored).toEqual({
      ...kept,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      referenceCode: bound.referenceCode,
      submittedAt: NOON.toISOString(),
      repeated: false,
    });
    expect(bound).toMatchObject({ contentHash, sentHash, sessionHash: 's' });
    expect(await other.claims.boundKey(claim.idempotencyKey)).toEqual(bound);
    const known = claim.documents.map(({ key }) => key);
    expect(await other.claims.knownDocuments([...known, 'none'])).toEqual(new Set(known));
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

function listingContract(open: () => Promise<SharedStores>): void {
  it('C13-07: every claim is listed once, oldest first, over any number of pages and within one instant', async () => {
    const { one, other } = await open();
    const times = Array.from({ length: 450 }, (_, index) => later(index < 300 ? 0 : 450 - index));
    await Promise.all(
      times.map((submittedAt, index) =>
        (index % 2 ? one : other).claims.commit(newClaim({ submittedAt, claimants: [`r${index}`] })),
      ),
    );
    const listed: string[] = [];
    for await (const { submittedAt } of one.claims.all()) listed.push(submittedAt);
    expect(listed).toEqual(times.map((time) => time.toISOString()).sort());
    expect(new Set(await idsOf(one)).size).toBe(450);
  });
}

async function idsOf(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of store.claims.all()) ids.push(id);
  return ids;
}

function racesContract(open: () => Promise<SharedStores>): void {
  it('C13-07: of many that bring one key at once, one is stored and all get its code', async () => {
    const { one, other } = await open();
    const claim = newClaim();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).claims.commit(claim)),
    );
    expect(all.filter(({ committed }) => committed)).toHaveLength(1);
    expect(new Set(all.map(({ bound }) => bound.referenceCode)).size).toBe(1);
    expect(await idsOf(one)).toHaveLength(1);
  });

  it('C13-07: of claims by one row at once, all but one are repeated', async () => {
    const { one, other } = await open();
    await one.claimants.replace('standard', classList([person('r1', '1'), person('r2', '2')]));
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const claim = newClaim({ claimants: ['r1', 'r2'] });
        const { bound } = await (index % 2 ? one : other).claims.commit(claim);
        return bound.referenceCode;
      }),
    );
    const stored = await Promise.all(codes.map((code) => one.claims.byReferenceCode(code)));
    expect(stored.map((claim) => claim?.repeated).filter((repeated) => !repeated)).toHaveLength(1);
  });
}

function classListContract(open: () => Promise<SharedStores>): void {
  it('C13-07: rows are found by all of their credentials, in any of the spellings kept', async () => {
    const { one, other } = await open();
    const rows = [person('r1', '1', { name: 'Ada' }), person('r2', '1'), person('r3', '3')];
    await one.claimants.replace('standard', classList(rows));
    const found = async (form: 'standard' | 'lookup', sought: Record<string, string[]>) =>
      (await other.claimants.matching(form, sought)).map(({ id }) => id);
    expect(await found('standard', { pin: ['1'] })).toEqual(['r1', 'r2']);
    expect(await found('standard', { pin: ['none', '1-bare'], number: ['n-r2'] })).toEqual(['r2']);
    expect(await found('standard', { pin: ['3'], number: ['n-r2'] })).toEqual([]);
    expect(await found('standard', {})).toEqual([]);
    expect(await found('lookup', { pin: ['1'] })).toEqual([]);
    expect(await other.claimants.byIds(['r1'])).toEqual([rows[0]]);
    expect(await other.claimants.header('standard')).toEqual([{ name: 'pin', mark: 'credential' }]);
    expect(await other.claimants.header('lookup')).toBeNull();
  });

  it('C13-07: a list takes the earlier one’s place as a whole, or not at all', async () => {
    const { one } = await open();
    const many = Array.from({ length: 1200 }, (_, index) => person(`r${index}`, String(index)));
    await one.claimants.replace('standard', classList(many));
    const twice = classList([person('new', '7'), person('new', '8')]);
    await expect(one.claimants.replace('standard', twice)).rejects.toThrow();
    expect(await one.claimants.byIds(['r1199', 'new'])).toMatchObject([{ id: 'r1199' }]);
    await one.claimants.replace('standard', classList([person('new', '7')]));
    expect(await one.claimants.byIds(['r1199', 'new'])).toMatchObject([{ id: 'new' }]);
  });
}

function sharedContract(open: () => Promise<SharedStores>): void {
  const state = { storageKey: 'k', captchaAt: NOON.toISOString(), forms: {} };

  it('C13-07: sessions are seen, prolonged and ended by every instance', async () => {
    const { one, other } = await open();
    await one.sessions.write('h', state, later(60));
    expect(await other.sessions.read('h', NOON)).toEqual({ state, expiresAt: later(60) });
    expect(await other.sessions.read('h', later(60))).toBeNull();
    await other.sessions.prolong('h', later(120));
    expect(await one.sessions.read('h', later(60))).toEqual({ state, expiresAt: later(120) });
    await one.sessions.write('h', { ...state, storageKey: 'l' }, later(180));
    expect(await other.sessions.read('h', NOON)).toMatchObject({ state: { storageKey: 'l' } });
    await other.sessions.remove('h');
    expect(await one.sessions.read('h', NOON)).toBeNull();
  });

  it('C13-07: a captcha’s answer counts once, on whichever instance', async () => {
    const { one, other } = await open();
    const redeemed = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).captchaUses.redeem('a', later(60))),
    );
    expect(redeemed.filter(Boolean)).toHaveLength(1);
  });

  it('C13-07: tries at once are all counted, until their window ends', async () => {
    const { one, other } = await open();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).attempts.count('b', 60, NOON)),
    );
    expect(tries.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(await one.attempts.count('b', 60, later(30))).toEqual({ count: 13, resetsAt: later(60) });
    await other.attempts.giveBack('b');
    expect(await one.attempts.count('b', 60, later(59))).toEqual({ count: 13, resetsAt: later(60) });
    expect(await other.attempts.count('b', 60, later(60))).toEqual({ count: 1, resetsAt: later(120) });
  });

  it('C13-07: modules stay, sweeping removes what has expired and nothing else', async () => {
    const { one, other } = await open();
    await one.modules.put('m', 'text', NOON);
    await other.modules.put('m', 'other', NOON);
    await one.sessions.write('old', state, NOON);
    await one.sessions.write('live', state, later(60));
    await one.captchaUses.redeem('old', NOON);
    await one.captchaUses.redeem('live', later(60));
    await other.sweep(later(30));
    expect(await other.modules.get('m')).toBe('text');
    expect(await other.modules.get('n')).toBeNull();
    expect(await one.sessions.read('live', later(30))).not.toBeNull();
    expect(await one.captchaUses.redeem('old', later(90))).toBe(true);
    expect(await one.captchaUses.redeem('live', later(90))).toBe(false);
    await other.ping();
  });
}
