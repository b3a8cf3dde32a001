// `npm run journeys -- --planted`: plants each fault of tests/journeys/planted/faults.json in a scratch copy of the project
// and looks whether the journey of its seed takes it, by the invariant that is to find it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './prove/copies.mjs';
import { root, run } from './runtime.mjs';

const LIST = 'tests/journeys/planted/faults.json';

/** What the journey of the fault's seed shows in the copy: a line for a person, and whether the fault was taken. */
async function judge(copy, { file, find, replace, invariant, seed }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const begun = Date.now();
  try {
    const { output } = await run(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/journeys/journeys.test.ts'],
      {
        quiet: true,
        cwd: copy,
        // Any time at all is time for one journey; nobody needs it shortened.
        env: { JOURNEY_MINUTES: '0.001', SEED: String(seed), SHORTENING_MS: '1' },
      },
    );
    const seconds = Math.round((Date.now() - begun) / 1000);
    const isTaken = output.includes(`seed ${seed}: Error: ${invariant} does not hold`);
    const shown = output.split('\n').find((line) => line.includes(`seed ${seed}: `)) ?? output.slice(-2000);
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
