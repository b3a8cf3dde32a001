// `npm run faults`: kill -9 at random moments under load, on SQLite and on PostgreSQL.
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import { type ExportedClaim, exportClaims } from '../../server/export/exportClaims.ts';
import { testPostgres } from '../../server/testing/postgres.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { type Prepared, prepare, visitorsOf } from './visits.ts';

const MEMBERS = 8;
const AT_A_TIME = 8;
const PER_ROUND = 40;
const LONGEST_MS = 500;
const DOCUMENT_BYTES = 20_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

async function start(bundleDir: string, { dataDir, databaseUrl }: Place): Promise<[ChildProcess, string]> {
  const env = { ...process.env, ...(databaseUrl && { CLAIMWRIGHT_DATABASE_URL: databaseUrl }) };
  const child = fork(join(import.meta.dirname, 'subject.ts'), ['product', dataDir, bundleDir], { env });
  const [{ url }] = await once(child, 'message');
  return [child, url];
}

/** Sends what has no answer yet; a submission that is cut off stays without one. */
async function sendAll(
  url: string,
  waiting: readonly Prepared[],
  answered: Map<string, string>,
): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    for (let one = waiting[next++]; one; one = waiting[next++]) {
      const answer = await answerTo(url, one);
      if (answer === null) continue;
      const key = one.headers['idempotency-key'] ?? '';
      const earlier = answered.get(key);
      if (earlier !== undefined && earlier !== answer) throw new Error(`${key} is ${earlier} and ${answer}`);
      answered.set(key, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, client));
}

/** The reference code, or null where the server was gone. Throws where the claim was refused. */
async function answerTo(url: string, { headers, body }: Prepared): Promise<string | null> {
  const target = new URL('/api/forms/standard', url);
  const answer = await fetch(target, { method: 'POST', headers, body: new Uint8Array(body) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  if (answer === null) return null;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).referenceCodeForm;
}

async function killRounds(place: Place, bundleDir: string, folder: string): Promise<Map<string, string>> {
  const bundle = await loadBundleFolder(bundleDir, folder);
  const answered = new Map<string, string>();
  let [child, url] = await start(bundleDir, place);
  for (let round = 0; round < rounds; round += 1) {
    const visitors = await visitorsOf(url, bundle, MEMBERS);
    const submissions = await Promise.all(
      Array.from({ length: PER_ROUND }, (_, index) => {
        const visitor = visitors[index % MEMBERS];
        if (!visitor) throw new Error('no visitor');
        return prepare(visitor, index % MEMBERS, DOCUMENT_BYTES);
      }),
    );
    const sending = sendAll(url, submissions, answered);
    await wait(Math.random() * LONGEST_MS);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([sending, gone]);
    [child, url] = await start(bundleDir, place);
    // Everything again: what was stored is answered as it was, and what was not is stored now.
    await sendAll(url, submissions, answered);
  }
  child.disconnect();
  await once(child, 'exit');
  return answered;
}

/** What is wrong with what is stored: nothing, where every answer is there once and every document whole. */
async function faultsOf(place: Place, answered: Map<string, string>): Promise<string[]> {
  const stored = new Map<string, number>();
  const faults: string[] = [];
  let rest = '';
  await exportClaims({ ...place, format: 'ndjson' }, async (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const claim: ExportedClaim = JSON.parse(line);
      stored.set(claim.referenceCode, (stored.get(claim.referenceCode) ?? 0) + 1);
      for (const { path, sha256 } of claim.documents) {
        const bytes = readFileSync(join(place.dataDir, path));
        if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`${path} is damaged`);
      }
    }
  });
  const codes = [...answered.values()];
  if (answered.size !== rounds * PER_ROUND)
    faults.push(`${answered.size} of ${rounds * PER_ROUND} were answered`);
  faults.push(...codes.filter((code) => stored.get(code) !== 1).map((code) => `${code} is lost`));
  if (stored.size !== codes.length) faults.push(`${stored.size} are stored, ${codes.length} were answered`);
  return faults;
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-faults-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const postgres = await testPostgres();
const places: Record<string, Place> = {
  SQLite: { dataDir: join(folder, 'sqlite') },
  ...(postgres && {
    PostgreSQL: { dataDir: join(folder, 'postgres'), databaseUrl: await postgres.emptyDatabase() },
  }),
};
try {
  for (const [name, place] of Object.entries(places)) {
    const answered = await killRounds(place, bundleDir, folder);
    const faults = await faultsOf(place, answered);
    for (const fault of faults) console.error(fault);
    console.log(`${name}: killed ${rounds} times, ${answered.size} claims answered, ${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
