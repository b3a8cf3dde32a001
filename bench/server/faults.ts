// `npm run faults`: kill -9 at random moments under load on SQLite and PostgreSQL, and a power cut of the embedded engine.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWhole, wordsOrExit } from '../../scripts/words.mjs';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import { testPostgres } from '../../server/testing/postgres.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { drawFrom } from './faults/drawFrom.ts';
import { killRounds } from './faults/killing.ts';
import { MEMBERS } from './faults/load.ts';
import { type Bench, cutRounds, traceLoad, untraceable } from './faults/powerCut.ts';
import { faultsOf, type Place } from './faults/stored.ts';

const CUTS_A_TRACE = 10;
const CLAIMS_A_TRACE = 120;

const PARTS = new Set(['sqlite', 'postgres', 'power']);

const chosen = wordsOrExit(
  'faults',
  'Kills the server at random moments under load on each engine, and cuts the power: what was answered must be there, once.',
  {
    rounds: { standard: '50', takes: 'a whole number, 1 at least', is: isWhole(1), help: 'how often each' },
    only: {
      standard: [...PARTS].join(),
      takes: 'some of sqlite, postgres and power, with commas between them',
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

const folder = mkdtempSync(join(tmpdir(), 'claimwright-faults-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bench = { folder, bundleDir, bundle: await loadBundleFolder(bundleDir, folder) };
const postgres = only.has('postgres') ? await testPostgres() : null;
try {
  if (only.has('power')) await cutPower(bench);
  if (only.has('sqlite')) await kill('SQLite', bench, { dataDir: join(folder, 'sqlite') });
  if (postgres)
    await kill('PostgreSQL', bench, {
      dataDir: join(folder, 'postgres'),
      databaseUrl: await postgres.emptyDatabase(),
    });
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
