import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { openPostgresStore } from './postgresStore.ts';

const NOW = new Date('2030-05-04T17:00:00Z');
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const postgres = await testPostgres();
afterAll(() => postgres?.stop());

/** A store with a draft that expires in an hour and has a piece, and a save of it that is under way. */
async function savedMeanwhile(change: string) {
  const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
  const store = await openPostgresStore({ databaseUrl, now: NOW });
  const saver = new pg.Client(databaseUrl);
  await saver.connect();
  onTestFinished(async () => {
    await saver.end();
    await store.close();
  });
  const name = { form: 'standard', hashes: ['hash'], members: [] } as const;
  const key = { wrappedKey: 'wrapped', wrappedBy: 'k1' };
  await store.drafts.begin({ id: 'd1', name, session: 's', now: NOW, expiresAt: later(1), most: 3, ...key });
  const piece = { name: 'p1', key: 'key of p1', size: 1, storedSha256: 'f' };
  await store.drafts.addPiece('d1', piece, { bytes: 10, pieces: 10 }, NOW);
  await saver.query('BEGIN');
  await saver.query("SELECT revision FROM draft WHERE id = 'd1' FOR UPDATE");
  await saver.query(change);
  const rows = async (table: string) => (await saver.query(`SELECT 1 FROM ${table}`)).rowCount;
  return { store, saver, rows };
}

describe.runIf(postgres)(ofPostgres(postgres, 'C10-11: a draft that is saved while it is swept'), () => {
  it.each([
    ['expired', "UPDATE draft SET saved_at = '2030-05-04T19:00:00.000Z', expires_at = '2030-07-04'", 2],
    ['left a piece without a name', 'UPDATE draft_piece SET named = 1', 0],
  ])('C10-11: one that had %s keeps what its save names', async (_what, change, hours) => {
    const { store, saver, rows } = await savedMeanwhile(change);
    const sweep = { now: later(hours), closed: [], unnamedBefore: later(1) };
    const swept = store.drafts.sweep(sweep);
    const purged = store.drafts.purge(later(hours === 0 ? -1 : 1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await saver.query('COMMIT');
    expect(await Promise.all([swept, purged])).toMatchObject([{ pieces: [] }, { pieces: [] }]);
    expect([await rows('draft'), await rows('draft_piece')]).toEqual([1, 1]);
    // Nobody holds it any more: it goes when its time is over.
    const { isDone } = await store.drafts.sweep({ ...sweep, now: later(24 * 100) });
    expect([isDone, await rows('draft')]).toEqual([false, 0]);
  });
});
