// `npm run faults`: kill -9 at random moments under load on SQLite and PostgreSQL, connections to PostgreSQL that break for
// a minute, a power cut of the embedded engine, and one member who holds every upload.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWhole, wordsOrExit } from '../../scripts/words.mjs';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import { type TestPostgres, testPostgres } from '../../server/testing/postgres.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { cutConnections } from './faults/cutting.ts';
import { drawFrom } from './faults/drawFrom.ts';
import { holdSlots } from './faults/fairness.ts';
import { killRounds } from './faults/killing.ts';
import { MEMBERS } from './faults/load.ts';
import { type Bench, cutRounds, traceLoad, untraceable } from './faults/powerCut.ts';
import { faultsOf } from './faults/stored.ts';
import type { Place } from './subjectProcess.ts';

const CUTS_A_TRACE = 10;
const CLAIMS_A_TRACE = 120;

const PARTS = new Set(['sqlite', 'postgres', 'cut', 'power', 'fair']);
const CUT_MS = 60_000;

const chosen = wordsOrExit(
  'faults',
  'Kills the server at random moments under load on each engine, breaks its connections for a minute, and cuts the power: what was answered must be there, once. Nobody who holds every upload stops another.',
  {
    rounds: { standard: '50', takes: 'a whole number, 1 at least', is: isWhole(1), help: 'how often each' },
    only: {
      standard: [...PARTS].join(),
      takes: 'some of sqlite, postgres, cut, power and fair, with commas between them',
      is: (text) => text.split(',').every((part) => PARTS.has(part)),
      help: 'which of them',
    },
    seed: {
      takes: 'a whole number that a run has printed',
      is: isWhole(0),
      help: 'repeats the power cuts of that run',
    },
  },
);
const rounds = Number(chosen.rounds);
const only = new Set(String(chosen.only).split(','));
const seed = chosen.seed ?? String(randomInt(2 ** 31 - 1));

function tell(line: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  console.log(`${line}, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

async function kill(name: string, bench: Bench, place: Place): Promise<void> {
  const answered = await killRounds({ ...bench, place }, rounds);
  tell(`${name}: killed ${rounds} times, ${answered.size} claims answered`, await faultsOf(place, answered));
}

async function breakConnections(server: TestPostgres, instances: number): Promise<void> {
  const place = {
    dataDir: join(folder, `cut-${instances}`),
    databaseUrl: await server.emptyDatabase(),
  };
  const cut = await cutConnections({ ...bench, place }, server, { instances, ms: CUT_MS });
  const { cuts, outages, answered } = cut;
  tell(
    `PostgreSQL cut off ${cuts} times, ${instances} ${instances === 1 ? 'instance' : 'instances'}: ${answered.size} claims answered, ${outages} told to come again`,
    [...cut.faults, ...(await faultsOf(place, answered))],
  );
}

async function cutPower(bench: Bench): Promise<void> {
  const why = untraceable();
  if (why !== null) {
    console.log(`Power cut: not run. ${why}`);
    return;
  }
  const draw = drawFrom(Number(seed));
  const faults: string[] = [];
  let syncs = 0;
  for (let left = rounds; left > 0; left -= CUTS_A_TRACE) {
    const trace = await traceLoad(bench, CLAIMS_A_TRACE);
    syncs += trace.happenings.filter(({ synced }) => synced).length;
    faults.push(...(await cutRounds(bench, trace, Math.min(left, CUTS_A_TRACE), draw)));
  }
  tell(`Power cut: SQLite cut off ${rounds} times among ${syncs} syncs (--seed ${seed})`, faults);
}

async function shareUploads(): Promise<void> {
  const { filedAfter, faults } = await holdSlots(folder, bundleDir, bench.bundle);
  tell(`One member held every upload: another's claim filed after ${Math.round(filedAfter)} ms`, faults);
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-faults-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bench = { folder, bundleDir, bundle: await loadBundleFolder(bundleDir, folder) };
const postgres = only.has('postgres') || only.has('cut') ? await testPostgres(true) : null;
try {
  if (only.has('power')) await cutPower(bench);
  if (only.has('fair')) await shareUploads();
  if (only.has('sqlite')) await kill('SQLite', bench, { dataDir: join(folder, 'sqlite') });
  if (postgres && only.has('postgres'))
    await kill('PostgreSQL', bench, {
      dataDir: join(folder, 'postgres'),
      databaseUrl: await postgres.emptyDatabase(),
    });
  if (postgres && only.has('cut'))
    for (const instances of [1, 2]) await breakConnections(postgres, instances);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
