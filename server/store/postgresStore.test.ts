import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isOutage } from '../http/outage.ts';
import { ofPostgres, type TestPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { type PostgresProxy, postgresProxy } from '../testing/postgresProxy.testkit.ts';
import { openStore } from './openStore.ts';
import { openPostgresStore } from './postgresStore.ts';
import { storeContract } from './store.contract.ts';
import type { Store } from './store.ts';

const postgres = await testPostgres();

async function instances(databaseUrl: string, count: number): Promise<Store[]> {
  const open = () => openStore({ databaseUrl, dataDir: '', now: new Date() });
  const stores = await Promise.all(Array.from({ length: count }, open));
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  return stores;
}

describe.runIf(postgres)(ofPostgres(postgres, 'C13-07, C13-08: the store on PostgreSQL'), () => {
  let server: TestPostgres;
  beforeAll(() => {
    if (postgres) server = postgres;
  });
  afterAll(() => server.stop());

  storeContract(async () => {
    const [one, other] = await instances(await server.emptyDatabase(), 2);
    if (!one || !other) throw new Error('two were opened');
    return { one, other };
  });

  it('C13-07: instances that start at once over an empty database agree on its tables', async () => {
    const stores = await instances(await server.emptyDatabase(), 6);
    await Promise.all(stores.map((store) => store.ping()));
    const counts = await Promise.all(stores.map((store) => store.attempts.count('b', 60, new Date())));
    expect(new Set(counts.map(({ count }) => count)).size).toBe(6);
  });

  it('C13-06: a database that hangs is an outage, and is used again once it goes on', async () => {
    const { url, hold } = await proxied();
    const store = await openPostgresStore({ databaseUrl: url, now: new Date(), queryMs: 300 });
    onTestFinished(() => store.close());
    await store.ping();
    hold(true);
    const failure = await store.ping().catch((error: unknown) => error);
    expect(isOutage(failure), String(failure)).toBe(true);
    hold(false);
    await expect.poll(() => store.ping().then(() => 'answers', String), { timeout: 10_000 }).toBe('answers');
  });

  it('C13-06 C13-13: a connection that breaks within a transaction is an outage of that transaction alone', async () => {
    const { url, hold, cut } = await proxied();
    const store = await openPostgresStore({ databaseUrl: url, now: new Date() });
    onTestFinished(() => store.close());
    await store.ping();
    for (let round = 0; round < 3; round += 1) {
      hold(true);
      const held = store.ping().catch((error: unknown) => error);
      // The connection has left the pool, which listens to its idle ones alone.
      await new Promise((resolve) => setImmediate(resolve));
      cut();
      const failure = await held;
      expect(isOutage(failure), String(failure)).toBe(true);
      await store.ping();
    }
  });

  it('C13-13: a backend that is terminated within a transaction is an outage of that transaction alone', async () => {
    const databaseUrl = await server.emptyDatabase();
    const store = await openPostgresStore({ databaseUrl, now: new Date() });
    onTestFinished(() => store.close());
    const [locking, admin] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
    for (const client of [locking, admin]) {
      await client.connect();
      onTestFinished(() => client.end());
    }
    // A transaction of the store's waits for this lock.
    await locking.query('begin');
    await locking.query('lock table attempt in access exclusive mode');
    const waiting = store.attempts.count('b', 60, new Date()).catch((error: unknown) => error);
    const terminated = async () => {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'claimwright' and wait_event_type = 'Lock' and datname = current_database()",
      );
      return rowCount;
    };
    await expect.poll(terminated, { timeout: 5_000 }).toBe(1);
    const failure = await waiting;
    expect(isOutage(failure), String(failure)).toBe(true);
    await locking.query('rollback');
    expect(await store.attempts.count('b', 60, new Date())).toMatchObject({ count: 1 });
  });

  it('C13-06: an opening that may wait goes on once the database is there, and says when it waits', async () => {
    const proxy = await proxied();
    await proxy.close();
    const said: string[] = [];
    const opening = openPostgresStore({
      databaseUrl: proxy.url,
      now: new Date(),
      reconnection: { isPassing: isOutage, report: (reason) => said.push(reason ? 'away' : 'back') },
    });
    await expect.poll(() => said).toEqual(['away']);
    await proxy.open();
    const store = await opening;
    onTestFinished(() => store.close());
    await store.ping();
    expect(said).toEqual(['away', 'back']);
  });

  it('C13-06: an opening waits for no database that another try does not find either', async () => {
    const databaseUrl = (await server.emptyDatabase()).replace(/test_\d+/, 'nowhere');
    const reconnection = { isPassing: isOutage, report: () => undefined };
    const opening = openPostgresStore({ databaseUrl, now: new Date(), reconnection });
    await expect(opening).rejects.toThrow('database "nowhere" does not exist');
  });

  async function proxied(): Promise<PostgresProxy> {
    const proxy = await postgresProxy(await server.emptyDatabase());
    onTestFinished(() => proxy.close());
    return proxy;
  }
});

it('C13-07: an address that is not PostgreSQL’s is refused in plain words', async () => {
  const opening = openStore({ databaseUrl: 'mysql://x', dataDir: '', now: new Date() });
  await expect(opening).rejects.toThrow('CLAIMWRIGHT_DATABASE_URL must begin with postgres://');
});

it('C13-07: a database that is not there is told in one line at the start', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const opening = openStore({ databaseUrl, dataDir: '', now: new Date() });
  await expect(opening).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED/);
});
