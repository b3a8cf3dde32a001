// Prints what the search of `claimwright validate` finds in each sample and template, what it leaves open, and what it
// takes. `npm run bench:search`; ends with exit code 1 where one takes longer than 10 s.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_BUDGET } from '../authoring/search/openSearch.ts';
import { searchBundle } from '../authoring/search/searchBundle.ts';
import { readBundle } from '../bundle/readBundle.ts';

const LIMIT = 10;
const ROOT = join(import.meta.dirname, '..');

const bundles = ['settlements', 'cli/templates'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => join(folder, name))
    .filter((name) => existsSync(join(ROOT, name, 'settlement.json'))),
);

/** Searches one bundle, prints a line for each of its forms, and answers the seconds. */
async function measure(name: string): Promise<number> {
  const started = performance.now();
  const read = readBundle(join(ROOT, name));
  const { measured } = await searchBundle(read, [], new Date(), USUAL_BUDGET);
  const seconds = (performance.now() - started) / 1000;
  for (const { form, targets, found, proved, open, judgements, spent } of measured)
    console.log(
      `${name.padEnd(34)} ${form.padEnd(17)} ${`${found} of ${targets}`.padStart(11)} found ${String(proved).padStart(3)} proved ${String(open).padStart(3)} open ${String(judgements).padStart(6)} judgements ${String(spent).padStart(9)} steps`,
    );
  console.log(`${name.padEnd(34)} ${seconds.toFixed(1)} s`);
  return seconds;
}

let longest = 0;
for (const name of bundles) longest = Math.max(longest, await measure(name));
console.log(`The longest took ${longest.toFixed(1)} s; the limit is ${LIMIT} s.`);
if (!(longest <= LIMIT)) process.exitCode = 1;
