// `npm run fuzz -- --minutes N`: parsers are given inputs that take new ways through their code, so many minutes in all.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { guide } from './guide.ts';
import { PARSERS } from './parsers.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Inputs that took a way of their own stay here, for the next run to go on from. */
const KEPT = join(import.meta.dirname, '..', '..', '..', '.claimwright', 'fuzz');
const MOST_KEPT = 500;
const MOST_GROWTH = 64e6;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: Object.keys(PARSERS).join(',') },
  },
});
const names = values.only.split(',');
const unknown = names.filter((name) => !PARSERS[name]);
if (unknown.length > 0)
  throw new Error(`--only knows ${Object.keys(PARSERS).join(', ')}; not ${unknown.join(', ')}.`);

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

function keptBefore(folder: string): Buffer[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

async function fuzzOne(name: string, minutes: number): Promise<boolean> {
  const parser = PARSERS[name];
  const vocabulary = VOCABULARY[name];
  if (!parser || !vocabulary) throw new Error(`There are no first inputs for ${name}.`);
  const folder = join(KEPT, name);
  const before = keptBefore(folder);
  const seeds = [...vocabulary.seeds, ...before];
  const until = Date.now() + minutes * 60_000;
  const heapBefore = heap();
  const found = await guide(
    parser,
    { seeds, words: vocabulary.words },
    { seed: Number(values.seed), goesOn: () => Date.now() < until },
  );
  const fresh = found.kept.slice(seeds.length, seeds.length + Math.max(MOST_KEPT - before.length, 0));
  for (const [index, input] of fresh.entries())
    writeFileSync(join(folder, String(before.length + index).padStart(4, '0')), input);
  const grown = heap() - heapBefore;
  console.log(
    `${name}: ${found.executions} inputs, ${found.branches} ways through the code, ${found.kept.length} inputs kept, heap ${(grown / 1e6).toFixed(0)} MB more`,
  );
  if (grown > MOST_GROWTH) console.error(`${name}: memory grows with what is parsed.`);
  if (found.failure) {
    const { input, error } = found.failure;
    console.error(
      `${name}: --seed ${values.seed} fails at ${JSON.stringify(input.toString('latin1'))} (as latin1)`,
    );
    console.error(error);
  }
  return found.failure === null && grown <= MOST_GROWTH;
}

for (const name of names)
  if (!(await fuzzOne(name, Number(values.minutes) / names.length))) process.exitCode = 1;
