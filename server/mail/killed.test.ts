import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { testPostgres } from '../testing/postgres.testkit.ts';
import { headerOf, mailingBundle, type TestSmtp, testSmtp } from '../testing/smtp.testkit.ts';
import { temporaryFolder, testServer } from '../testing/testServer.testkit.ts';

const CHILD = join(import.meta.dirname, '..', 'testing', 'fileAndMail.testkit.ts');

interface Data {
  dataDir: string;
  bundleDir: string;
  databaseUrl: string | undefined;
}

/** Has a server file claims until it is killed in the middle of it. Returns the codes that it answered with. */
async function killedRound(data: Data, smtp: TestSmtp, answers: number): Promise<string[]> {
  const { dataDir, bundleDir, databaseUrl } = data;
  // No loopback by its name, so that TLS with a certificate that is vouched for is required.
  const url = `smtp://127.0.0.2:${smtp.port}`;
  const words = [CHILD, dataDir, bundleDir, url, ...(databaseUrl ? [databaseUrl] : [])];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: smtp.certificate },
  });
  // It files claims for ever, also where the test ends before it.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length !== answers) continue;
    await wait(Math.random() * 40);
    child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return answered;
}

/** Message-IDs of the mails that arrived, by the code in their subject. */
function idsByCode({ mails }: TestSmtp): Map<string, (string | undefined)[]> {
  const ids = new Map<string, (string | undefined)[]>();
  for (const mail of mails) {
    const code = /\S+$/.exec(mail.read.subject ?? '')?.[0] ?? '';
    ids.set(code, [...(ids.get(code) ?? []), headerOf(mail, 'Message-ID')]);
  }
  return ids;
}

const postgres = await testPostgres(true);
afterAll(() => postgres?.stop());

const ENGINES: [string, () => Promise<string | undefined>][] = [
  ['SQLite', async () => undefined],
  ...(postgres
    ? ([['PostgreSQL', () => postgres.emptyDatabase()]] as [string, () => Promise<string>][])
    : []),
];

/** Kills a server so many times, and then lets one send what is left, after the turn of the killed ones. */
async function killAndSend(rounds: number, databaseUrl: string | undefined): Promise<void> {
  const smtp = await testSmtp();
  const data = { dataDir: temporaryFolder(), bundleDir: mailingBundle(), databaseUrl };
  const answered: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    answered.push(...(await killedRound(data, smtp, 2 + (round % 6))));
  expect(smtp.mails.every(({ isEncrypted }) => isEncrypted)).toBe(true);
  const server = await testServer({
    ...{ ...data, smtp: smtp.place(), outboxMs: 20 },
    clock: () => new Date('2030-05-04T18:00:00Z'),
  });
  await expect.poll(() => server.context.store.mails.waiting()).toBe(0);
  const ids = idsByCode(smtp);
  expect(answered.length).toBeGreaterThan(rounds);
  expect(answered.filter((code) => !ids.has(code))).toEqual([]);
  expect([...ids.values()].filter((own) => new Set(own).size !== 1)).toEqual([]);
}

it.each(ENGINES)(
  'C13-09: after kill -9 each acknowledged claim’s mail arrives, and repeats have the same Message-ID, on %s',
  async (_engine, databaseUrl) => killAndSend(3, await databaseUrl()),
);

/** Twenty starts of a server on a busy machine, ms. */
const LONG = 900_000;

it.each(ENGINES)(
  'the same in twenty rounds, on %s',
  { tags: ['slow'], timeout: LONG },
  async (_engine, databaseUrl) => killAndSend(20, await databaseUrl()),
);
