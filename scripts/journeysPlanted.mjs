// `npm run journeys -- --planted`: plants each fault of tests/journeys/planted/faults.json in a scratch copy of the project
// and looks whether the tour or the kept journey that it names, or the journey of its seed, takes it, by the invariant that
// is to find it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plantIn } from './prove/anchor.mjs';
import { copyProject } from './prove/copies.mjs';
import { root, run } from './runtime.mjs';

const LIST = 'tests/journeys/planted/faults.json';

/** The file of tests that walks the journey of a fault, what else it is told, and what it prints of a fault. */
function walkOf({ tour, kept, seed, invariant }) {
  const fault = `${invariant} does not hold`;
  const named = tour
    ? ['tests/journeys/drawn.test.ts', '-t', `on a tour of ${tour}`]
    : kept && ['tests/journeys/found.test.ts', '-t', kept];
  if (named) return { args: named, env: {}, said: `JourneyFault: ${fault}` };
  // Any time at all is time for one journey; nobody needs it shortened.
  const env = { JOURNEY_MINUTES: '0.001', SEED: String(seed), SHORTENING_MS: '1' };
  return { args: ['tests/journeys/journeys.test.ts'], env, said: `seed ${seed}: Error: ${fault}` };
}

/** What a walk in the copy shows of the fault: a line for a person, and whether the fault was taken. */
async function judge(copy, fault) {
  const { args, env, said } = walkOf(fault);
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantIn(source, fault));
  const begun = Date.now();
  try {
    const { output } = await run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', ...args], {
      quiet: true,
      cwd: copy,
      env,
    });
    const seconds = Math.round((Date.now() - begun) / 1000);
    const lines = stripVTControlCharacters(output).split('\n');
    const isTaken = lines.some((line) => line.includes(said));
    const shown =
      lines.find((line) => line.includes('does not hold')) ??
      lines.find((line) => /seed \d+: |Tests {2}/.test(line)) ??
      output.slice(-2000);
    return { isTaken, line: `${shown.trim()} [${seconds} s]` };
  } finally {
    writeFileSync(path, source);
  }
}

/** Judges each planted fault, or those whose part has a text in it; answers the exit code. */
export async function judgePlanted(only = '') {
  const faults = JSON.parse(readFileSync(join(root, LIST), 'utf8')).filter(({ part }) => part.includes(only));
  const copy = mkdtempSync(join(tmpdir(), 'claimwright-planted-'));
  let survived = 0;
  try {
    copyProject(root, copy);
    for (const fault of faults) {
      const { isTaken, line } = await judge(copy, fault);
      if (!isTaken) survived += 1;
      console.log(`${isTaken ? 'caught  ' : 'survived'} ${fault.part}\n         ${line}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${faults.length - survived} caught, ${survived} survived`);
  return survived === 0 && faults.length > 0 ? 0 : 1;
}
