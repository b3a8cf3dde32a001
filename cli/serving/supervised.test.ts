import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bundleWith, change } from '../../bundle/testing/bundles.testkit.ts';
import { ofPostgres, type TestPostgres, testPostgres } from '../../server/testing/postgres.testkit.ts';
import { type PostgresProxy, postgresProxy } from '../../server/testing/postgresProxy.testkit.ts';
import { temporaryFolder } from '../../server/testing/testServer.testkit.ts';
import { EXITS } from './exitCodes.ts';

const ROOT = join(import.meta.dirname, '../..');
const postgres = await testPostgres();
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await postgres?.stop();
});

interface Served {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  code: Promise<number | null>;
}

/** Starts `claimwright serve` as a supervisor does. */
function serve(bundle: string, environment: Record<string, string> = {}): Served {
  const words = [join(ROOT, 'cli/bin.js'), 'serve', bundle, '--port', '0'];
  const env = { ...process.env, CLAIMWRIGHT_DATA: temporaryFolder(), ...environment };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (part: string) => {
      texts[name] += part;
    });
  running.push(child);
  const code = once(child, 'close').then(([ended]) => ended as number | null);
  return { child, out: () => texts.stdout, err: () => texts.stderr, code };
}

describe('how serve ends', () => {
  it('C13-06: with a code that tells a supervisor whether a restart can mend it', async () => {
    const broken = serve(bundleWith([change('settlement.json', '/theme', 'none')]));
    const unable = serve(bundleWith(), { CLAIMWRIGHT_DATABASE_URL: 'mysql://claims' });
    const away = serve(bundleWith(), {
      CLAIMWRIGHT_DOCUMENTS_URL: 's3://claims/x?region=us-east-1&endpoint=https://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    // As soon as faults are listened for, however slow the start is.
    const throws = 'if (process.listenerCount("uncaughtException") > 0) throw new Error("planted")';
    const planted = encodeURIComponent(`setInterval(() => { ${throws} }, 20)`);
    const fault = serve(bundleWith(), { NODE_OPTIONS: `--import=data:text/javascript,${planted}` });
    const ended = { findings: broken, unable, away, fault };
    for (const [name, { code, err }] of Object.entries(ended))
      expect([name, await code, err()]).toEqual([name, EXITS[name as keyof typeof EXITS].code, err()]);
    expect(unable.err()).toContain('CLAIMWRIGHT_DATABASE_URL cannot be used: give postgres://');
    expect(fault.err()).toContain('Error: planted');
    expect(away.err()).toMatch(/^claimwright: [^\n]+\n$/);
  });

  it('C13-06: the guide has the very codes, and its unit restarts after those that a restart can mend', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| `(\d+)` \| (.*?) \| (yes|no) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(
      Object.values(EXITS).map(({ code, meaning, restart }) => [
        String(code),
        meaning,
        restart ? 'yes' : 'no',
      ]),
    );
    const prevented = /^RestartPreventExitStatus=(.*)$/m.exec(guide)?.[1]?.split(' ').map(Number);
    const lasting = Object.values(EXITS).filter(({ code, restart }) => code !== 0 && !restart);
    expect(prevented).toEqual(lasting.map(({ code }) => code));
    expect(guide).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(guide).toMatch(/^Restart=on-failure$/m);
  });

  it('C13-10: the guide’s unit is kept in a sandbox, and its proxy has a floor under TLS and leads port 80 there', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const sandbox = [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
    ];
    for (const line of sandbox) expect(guide.split('\n')).toContain(line);
    expect(guide).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;/m);
    expect(guide).toMatch(/^ {2}listen 80;\n.*\n {2}return 301 https:/m);
    expect(guide).toContain('synchronous_standby_names');
  });
});

describe.runIf(postgres)(ofPostgres(postgres, 'a server whose database is cut off'), () => {
  it('C13-06: waits for it at the start and says so, and ends cleanly when it is told to stop meanwhile', async () => {
    const { proxy, environment } = await behindProxy(postgres);
    await proxy.close();
    const [first, other] = [serve(bundleWith(), environment), serve(bundleWith(), environment)];
    for (const { err } of [first, other])
      await expect.poll(err).toMatch(/The database does not answer \(.+\)/);
    other.child.kill('SIGTERM');
    expect(await other.code).toBe(EXITS.stopped.code);
    expect(first.out()).toBe('');
    await proxy.open();
    await expect.poll(first.out).toMatch(/^http:/);
    expect(first.err()).toContain('The database answers.');
    first.child.kill('SIGTERM');
    expect(await first.code).toBe(EXITS.stopped.code);
    await proxy.close();
  });

  it('C13-06 C13-13: answers 503 with Retry-After while connections break within transactions, and lives', async () => {
    const { proxy, environment, databaseUrl } = await behindProxy(postgres);
    const [one, other] = [serve(bundleWith(), environment), serve(bundleWith(), environment)];
    for (const { err } of [one, other]) await expect.poll(err).toContain('Readiness and metrics:');
    const statuses = new Map<number, number>();
    let isOver = false;
    // Readiness writes a row in a transaction, as a claim does, and has no limit.
    const client = async (url: string): Promise<void> => {
      while (!isOver) {
        const answer = await fetch(`${url}/readyz`);
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      }
    };
    const clients = [one, other].flatMap(({ err }) =>
      Array.from({ length: 4 }, () => client(operationsOf(err()))),
    );
    await cutOften(proxy, databaseUrl);
    const whileCut = new Map(statuses);
    await expect.poll(() => statuses.get(200)).toBeGreaterThan(whileCut.get(200) ?? 0);
    isOver = true;
    await Promise.all(clients);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(whileCut.get(503)).toBeGreaterThan(0);
    for (const { child, err } of [one, other]) expect([child.exitCode, err()]).toEqual([null, err()]);
    await proxy.close();
  });
});

const operationsOf = (said: string): string => /http:\S+/.exec(said)?.[0] ?? '';

/** Terminates backends and breaks connections, thirty times each, a little apart. */
async function cutOften(proxy: PostgresProxy, databaseUrl: string): Promise<void> {
  const admin = new pg.Client(databaseUrl);
  await admin.connect();
  for (let round = 0; round < 30; round += 1) {
    await wait(20);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'claimwright'",
    );
    await wait(20);
    proxy.cut();
  }
  await admin.end();
}

async function behindProxy(server: TestPostgres | null) {
  if (!server) throw new Error('not run');
  const databaseUrl = await server.emptyDatabase();
  const proxy = await postgresProxy(databaseUrl);
  const environment = {
    CLAIMWRIGHT_DATABASE_URL: proxy.url,
    CLAIMWRIGHT_SERVER_KEY: randomBytes(32).toString('hex'),
    CLAIMWRIGHT_OPERATIONS: '0',
  };
  return { proxy, environment, databaseUrl };
}
