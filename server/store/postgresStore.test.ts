import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isOutage } from '../http/outage.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.testkit.ts';
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

describe.runIf(postgres)('C13-07, C13-08: the store on PostgreSQL', () => {
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
    const { url, hold } = await holdable(await server.emptyDatabase());
    const store = await openPostgresStore({ databaseUrl: url, now: new Date(), queryMs: 300 });
    onTestFinished(() => store.close());
    await store.ping();
    hold(true);
    const failure = await store.ping().catch((error: unknown) => error);
    expect(isOutage(failure), String(failure)).toBe(true);
    hold(false);
    await expect.poll(() => store.ping().then(() => 'answers', String), { timeout: 10_000 }).toBe('answers');
  });
});

/** Passes bytes on to a server, and none while it is held: as one that hangs, and keeps its connections. */
async function holdable(databaseUrl: string): Promise<{ url: string; hold(held: boolean): void }> {
  const [, user = '', name = '', folder = ''] = /\/\/(.*)@\/(.*)\?host=(.*)$/.exec(databaseUrl) ?? [];
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(join(decodeURIComponent(folder), '.s.PGSQL.5432'));
    for (const socket of [client, server]) socket.on('error', () => undefined);
    sockets.push(client, server);
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${name}`,
    hold: (held) => {
      for (const socket of sockets) held ? socket.pause() : socket.resume();
    },
  };
}

it('C13-07: an address that is not PostgreSQL’s is refused in plain words', async () => {
  const opening = openStore({ databaseUrl: 'mysql://x', dataDir: '', now: new Date() });
  await expect(opening).rejects.toThrow('CLAIMWRIGHT_DATABASE_URL must begin with postgres://');
});

it('C13-07: a database that is not there is told in one line at the start', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const opening = openStore({ databaseUrl, dataDir: '', now: new Date() });
  await expect(opening).rejects.toThrow(/^The database cannot be used: .*ECONNREFUSED/);
});
