// `npm run bench:search`: what the search of `claimwright validate` finds in each sample and template and what it leaves open,
// then the processor time and memory of the command on bundles of 20, 500 and 5,000 fields: without the search, with it, and by
// its kept result. Ends with exit code 1 where a search is cut short, or a command that searches takes more than its bound.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL_BUDGET } from '../authoring/search/budget.ts';
import { searchBundle } from '../authoring/search/searchBundle.ts';
import { readBundle } from '../bundle/readBundle.ts';
import { median } from './figures.ts';
import { type BundleSize, LARGE, writeLargeBundle } from './largeBundle.ts';
import { runCommand } from './runCommand.ts';

const ROOT = join(import.meta.dirname, '..');
const RUNS = 3;
const MOST_MEGABYTES = 300;

/** Generated bundles, with the seconds of processor time that the command may take. */
const GENERATED: readonly { size: BundleSize; limit: number }[] = [
  { size: { forms: 1, pages: 1, fields: 20 }, limit: 0.5 },
  { size: { forms: 1, pages: 20, fields: 25 }, limit: 1.5 },
  { size: LARGE, limit: 3 },
];

const samples = ['settlements', 'cli/templates'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => join(folder, name))
    .filter((name) => existsSync(join(ROOT, name, 'settlement.json'))),
);

/** Cache folder of the commands, on every platform. */
const cache = mkdtempSync(join(tmpdir(), 'claimwright-bench-cache-'));
Object.assign(process.env, { XDG_CACHE_HOME: cache, HOME: cache, LOCALAPPDATA: cache });

/** Searches one bundle, prints a line for each of its forms, and returns if no form's search was cut short. */
async function search(name: string, folder: string): Promise<boolean> {
  const { measured, isCut } = await searchBundle(readBundle(folder), [], new Date(), USUAL_BUDGET);
  for (const { form, targets, found, proved, open, judgements, spent } of measured)
    console.log(
      `${name.padEnd(34)} ${form.padEnd(17)} ${`${found} of ${targets}`.padStart(13)} found ${String(proved).padStart(3)} proved ${String(open).padStart(3)} open ${String(judgements).padStart(6)} judgements ${String(spent).padStart(9)} steps`,
    );
  return !isCut;
}

/** Measures the command; medians, and the most memory. Returns if it keeps its bounds where it searches. */
async function measure({ size, limit }: (typeof GENERATED)[number]): Promise<boolean> {
  const name = `${size.forms * size.pages * size.fields} fields`;
  const folder = writeLargeBundle(size);
  try {
    const isWhole = await search(name, folder);
    const runs = (...words: string[]) =>
      Array.from({ length: RUNS }, () => runCommand('validate', ...words, folder));
    runCommand('validate', folder);
    const [checks, whole, kept] = [runs('--no-search'), runs('--no-cache'), runs()];
    const cpu = (of: typeof whole) => median(of.map((run) => run.cpu));
    const most = (of: typeof whole) => Math.max(...of.map((run) => run.megabytes));
    console.log(
      `${name.padEnd(34)} ${cpu(whole).toFixed(2)} s of processor time, ${most(whole).toFixed(0)} MB; ${cpu(checks).toFixed(2)} s without the search; kept ${cpu(kept).toFixed(2)} s, ${most(kept).toFixed(0)} MB; limits ${limit} s, ${MOST_MEGABYTES} MB`,
    );
    return isWhole && cpu(whole) <= limit && most(whole) <= MOST_MEGABYTES;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let isWithin = true;
for (const name of samples) isWithin = (await search(name, join(ROOT, name))) && isWithin;
for (const generated of GENERATED) isWithin = (await measure(generated)) && isWithin;
rmSync(cache, { recursive: true, force: true });
if (!isWithin) process.exitCode = 1;
