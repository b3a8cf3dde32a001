import { describe, expect, it } from 'vitest';
import { openRows } from '../claimants/sealedRows.ts';
import { transferContract } from '../import/transfer.contract.ts';
import { attemptsContract } from './attempts.contract.ts';
import { claimMarksContract } from './claimMarks.contract.ts';
import { additionRateLimitContract, claimRateLimitContract } from './claimRateLimit.contract.ts';
import {
  ABOUT,
  claimContract,
  later,
  NOON,
  newClaim,
  person,
  replaceList,
  SERVER_KEY,
  type SharedStores,
} from './claims.contract.ts';
import { claimTraceContract } from './claimTrace.contract.ts';
import { draftContract } from './drafts.contract.ts';
import { evidenceContract } from './evidence.contract.ts';
import { mailsContract } from './mails.contract.ts';
import type { Store } from './store.ts';

/** What every engine's store must do. `open` gives a new, empty database each time. */
export function storeContract(open: () => Promise<SharedStores>): void {
  claimContract(open);
  describe('class lists', () => classListContract(open));
  describe('class lists that take another’s place', () => replacingContract(open));
  describe('rows of one member', () => placesContract(open));
  describe('rows to seal', () => sealedRowsContract(open));
  describe('sessions', () => sessionsContract(open));
  describe('what counts once', () => countsContract(open));
  describe('tries that wait', () => attemptsContract(open));
  describe('claims of late', () => claimRateLimitContract(open));
  describe('additions of late', () => additionRateLimitContract(open));
  describe('drafts', () => draftContract(open));
  describe('evidence', () => evidenceContract(open));
  describe('marks', () => claimMarksContract(open));
  describe('traces', () => claimTraceContract(open));
  describe('the outbox', () => mailsContract(open));
  describe('exports that are read back', () => transferContract(open));
}

function classListContract(open: () => Promise<SharedStores>): void {
  it('C13-07: rows are found by all of their credentials, in any of the spellings kept', async () => {
    const { one, other } = await open();
    const rows = [person('r1', '1', { name: 'Ada' }), person('r2', '1'), person('r3', '3')];
    await replaceList(one, rows);
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
}

function replacingContract(open: () => Promise<SharedStores>): void {
  it('C13-07: a list that is filled is seen by nobody, and takes the earlier one’s place as a whole, or never', async () => {
    const { one, other } = await open();
    const many = Array.from({ length: 2200 }, (_, index) => person(`r${index}`, String(index)));
    await replaceList(one, many);
    const ids = async () => (await other.claimants.byIds(['r2199', 'new'])).map(({ id }) => id);
    const list = await one.claimants.begin('standard', NOON);
    await other.claimants.add(list, 0, [person('new', '7')], NOON);
    expect(await other.claimants.matching('standard', { pin: ['7'] })).toMatchObject([{ id: 'r7' }]);
    const given = await one.claimants.begin('standard', NOON);
    await one.claimants.giveUp(given);
    await expect(one.claimants.finish(given, ABOUT)).rejects.toThrow(/was given up meanwhile/);
    expect(await ids()).toEqual(['r2199']);
    expect(await one.claimants.header('standard')).toEqual(ABOUT.header);
    await other.claimants.finish(list, { ...ABOUT, rows: 1 });
    expect(await ids()).toEqual(['new']);
    await removeAll(one, NOON);
    expect(await ids()).toEqual(['new']);
    expect(await one.claimants.matching('standard', { pin: ['7'] })).toMatchObject([{ id: 'new' }]);
  });

  it('C13-07: rows that count no more are removed, and those of an import that broke off, but of none under way', async () => {
    const { one } = await open();
    const underWay = await one.claimants.begin('standard', NOON);
    await one.claimants.add(underWay, 0, [person('late', '1')], later(3000));
    const broken = await one.claimants.begin('lookup', NOON);
    await one.claimants.add(broken, 0, [person('lost', '1')], NOON);
    await removeAll(one, later(3601));
    await expect(one.claimants.add(broken, 1, [person('more', '1')], later(3602))).rejects.toThrow(
      /was given up meanwhile/,
    );
    await one.claimants.finish(underWay, ABOUT);
    expect(await one.claimants.byIds(['late', 'lost'])).toMatchObject([{ id: 'late' }]);
  });
}

/** Id as long as those of members, to which the store adds places. */
const TWIN = 'twin'.padEnd(24, '-');

function placesContract(open: () => Promise<SharedStores>): void {
  it('C13-07: rows with the same credentials are told apart by their place, however far apart they stand', async () => {
    const { one } = await open();
    const list = await one.claimants.begin('standard', NOON);
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => person(TWIN, '1', { place: String(place) }));
    await one.claimants.add(list, 0, places.slice(0, 1), NOON);
    await one.claimants.add(list, 1, places.slice(1, 4), NOON);
    await one.claimants.add(list, 4, [person('other', '2')], NOON);
    await one.claimants.add(list, 5, places.slice(4), NOON);
    await one.claimants.finish(list, ABOUT);
    const found = await one.claimants.matching('standard', { pin: ['1'], number: [`n-${TWIN}`] });
    expect(openRows(SERVER_KEY, found).map(({ id, columns }) => [id, columns.place])).toEqual(
      places.map((_, place) => [place === 0 ? TWIN : `${TWIN}-${place}`, String(place)]),
    );
  });

  it('C13-07: instances that bring one list at once leave it there once', async () => {
    const { one, other } = await open();
    const rows = Array.from({ length: 60 }, (_, index) => person(`r${index}`, '1'));
    await Promise.all([one, other, one, other].map((store) => replaceList(store, rows)));
    expect(await one.claimants.matching('standard', { pin: ['1'] })).toHaveLength(60);
    await removeAll(other, NOON);
    expect(await one.claimants.matching('standard', { pin: ['1'] })).toHaveLength(60);
  });
}

function sealedRowsContract(open: () => Promise<SharedStores>): void {
  it('C13-14: rows of an older key are found in batches and take another, those that changed meanwhile do not', async () => {
    const { one, other } = await open();
    const older = { wrappedKey: 'w', wrappedBy: 'older' };
    const many = Array.from({ length: 700 }, (_, at) => ({ ...person(`r${at}`, String(at)), key: older }));
    await replaceList(one, [...many, person('new', '7')]);
    expect(await other.claimants.unsealed([])).toEqual({ rows: 0, copies: 0 });
    expect(await other.claimants.unsealed(['older', 'oldest'])).toEqual({ rows: 700, copies: 0 });
    const batch = await other.claimants.toSeal(['older'], 0);
    expect(batch).toHaveLength(200);
    expect(await other.claimants.toSeal(['older'], 550)).toHaveLength(150);
    const [even, odd] = batch;
    if (!even || !odd) throw new Error('There are 200');
    expect(even).toEqual({ ...many.find(({ id }) => id === even.id), list: even.list });
    const key = { wrappedKey: 'v', wrappedBy: 'present' };
    const sealed = batch.map(({ list, id }, at) => {
      const columns = at % 2 === 0 ? null : `sealed ${id}`;
      return { list, id, columns, key, wrappedBefore: 'older' };
    });
    await one.claimants.seal([]);
    await one.claimants.seal(sealed);
    expect(await other.claimants.unsealed(['older'])).toEqual({ rows: 500, copies: 0 });
    expect(await other.claimants.byIds([even.id])).toMatchObject([{ columns: even.columns, key }]);
    expect(await other.claimants.byIds([odd.id])).toMatchObject([{ columns: `sealed ${odd.id}`, key }]);
    const late = { wrappedKey: 'late', wrappedBy: 'late' };
    await other.claimants.seal(sealed.map((row) => ({ ...row, key: late })));
    await other.claimants.seal(sealed.map((row) => ({ ...row, key: late, wrappedBefore: null })));
    await other.claimants.seal(sealed.map((row) => ({ ...row, list: 'gone', wrappedBefore: 'present' })));
    expect(await one.claimants.byIds([even.id, odd.id])).toMatchObject([{ key }, { key }]);
  });
}

async function removeAll({ claimants }: Store, now: Date): Promise<void> {
  for (let more = true; more; ) more = await claimants.removeStale(now);
}

const state = { storageKey: 'k', captchaAt: NOON.toISOString(), forms: {} };

function sessionsContract(open: () => Promise<SharedStores>): void {
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
  it('C13-07: a session is read together with what its next claim is judged by', async () => {
    const { one, other } = await open();
    await replaceList(one, [person('r1', '1'), person('r2', '2')]);
    const claim = newClaim();
    await one.claims.commit(claim);
    const standard = { credentials: {}, claimants: ['r2'], addedTo: null };
    await one.sessions.write('h', { ...state, forms: { standard } }, later(60));
    const facts = async (form: 'standard' | 'lookup', idempotencyKey: string) =>
      (await other.sessions.read('h', NOON, { form, idempotencyKey }))?.facts;
    expect(await facts('standard', claim.idempotencyKey)).toMatchObject({
      bound: { contentHash: claim.contentHash },
      rows: [{ id: 'r2' }],
      header: ABOUT.header,
    });
    expect(await facts('lookup', 'another')).toEqual({ bound: null, rows: [], header: null });
  });
}

function countsContract(open: () => Promise<SharedStores>): void {
  it('C13-07: a captcha’s answer counts once, on whichever instance', async () => {
    const { one, other } = await open();
    const redeemed = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? one : other).captchaUses.redeem({ hash: 'a', expiresAt: later(60) }),
      ),
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
    await one.captchaUses.redeem({ hash: 'old', expiresAt: NOON });
    await one.captchaUses.redeem({ hash: 'live', expiresAt: later(60) });
    await other.sweep(later(30));
    expect(await other.modules.get('m')).toBe('text');
    expect(await other.modules.get('n')).toBeNull();
    await one.modules.put('folder/a', 'text', NOON);
    expect(await other.modules.names('folder/')).toEqual(new Set(['folder/a']));
    expect(await one.sessions.read('live', later(30))).not.toBeNull();
    expect(await one.captchaUses.redeem({ hash: 'old', expiresAt: later(90) })).toBe(true);
    expect(await one.captchaUses.redeem({ hash: 'live', expiresAt: later(90) })).toBe(false);
    await other.ping();
  });
}
