// Runs inside a scratch copy: plants a fault, runs the tests that name its ids, takes it out, and answers by id.
// One vitest serves all faults of a copy: a start costs seconds, another run of a file tenths of a second.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { buildApp } from '../buildApp.mjs';
import { plantIn } from './anchor.mjs';
import { saidOf } from './verdicts.mjs';

const root = join(import.meta.dirname, '..', '..');
const ID = /\b[RC]\d+-\d\d\b/g;

/** Told of each test as it ends; set anew for each run of a file. */
let onResult = () => {};
const reporter = { onTestCaseResult: (test) => onResult(test) };
// A product that faults share would run the code of the first one.
process.env.PRODUCT_OF_EACH_FILE = 'yes';
const vitest = await createVitest('test', {
  root,
  watch: false,
  reporters: [reporter],
  maxWorkers: 1,
  passWithNoTests: true,
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

function specificationOf(file) {
  const found = specifications.find(({ moduleId }) => moduleId === join(root, file));
  if (!found) throw new Error(`No project of vitest runs ${file}.`);
  return found;
}

async function runFile(file, ids, heard) {
  const specification = specificationOf(file);
  specification.testNamePattern = new RegExp(`\\b(?:${ids.join('|')})\\b`);
  // Not by their folder: what walks and types in a browser has others.
  if (specification.project.name === 'e2e') await buildApp();
  onResult = heard;
  const { testModules } = await vitest.runTestSpecifications([specification]);
  // The answer holds the files of earlier runs, too.
  return testModules
    .filter(({ moduleId }) => moduleId === specification.moduleId)
    .flatMap((module) => module.errors());
}

const namesOf = (test, ids) => (test.fullName.match(ID) ?? []).filter((id) => ids.includes(id));

const firstLine = ({ message }) => message.split('\n')[0];

/** By file, what its tests said without a fault, by id: null where all passed. One run a file, for all ids asked for. */
const clean = new Map();

async function runClean(file, ids) {
  const failures = Object.fromEntries(ids.map((id) => [id, null]));
  const errors = await runFile(file, ids, (test) => {
    const [error] = test.result().errors ?? [];
    if (error) for (const id of namesOf(test, ids)) failures[id] = firstLine(error);
  });
  if (errors.length) for (const id of ids) failures[id] ??= firstLine(errors[0]);
  return failures;
}

/** Why the tests of `file` that name `id` fail without the fault, too, or null where they pass. */
async function unsoundness(file, id, asked) {
  const known = clean.get(file);
  if (known && Object.hasOwn(known, id)) return known[id];
  const failures = await runClean(file, asked.includes(id) ? asked : [id]);
  clean.set(file, { ...known, ...failures });
  return failures[id];
}

function plant(fault) {
  const path = join(root, fault.file);
  const before = readFileSync(path, 'utf8');
  const planted = plantIn(before, fault);
  const write = (text) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(planted);
  return () => write(before);
}

/** What the tests of one file say while the fault is in place. */
async function runPlanted(file, ids) {
  const ran = new Set();
  const failed = new Set();
  let ending;
  const errors = await runFile(file, ids, (test) => {
    const { state } = test.result();
    if (state === 'skipped' || state === 'pending') return;
    for (const id of namesOf(test, ids)) {
      ran.add(id);
      if (state === 'failed') failed.add(id);
    }
    // Not awaited in the reporter: the run that is to end waits for the reporter.
    if (failed.size === ids.length) ending ??= vitest.cancelCurrentRun('test-failure');
  });
  await ending;
  return { ran, failed, errors };
}

/** A fault that no build gets past leaves an empty folder, which the next tests may serve. */
async function restoreApp() {
  if (!existsSync(join(root, 'dist', 'index.html'))) await buildApp();
}

/** What one file says of each of these ids, by id. */
async function judgeFile(fault, file, ids, asked) {
  const remove = plant(fault);
  const { ran, failed, errors } = await runPlanted(file, ids).finally(remove);
  await restoreApp();
  const error = errors.length ? firstLine(errors[0]) : undefined;
  const said = {};
  for (const id of ids) {
    const unsound = failed.has(id) ? await unsoundness(file, id, asked) : null;
    said[id] = saidOf(file, id, { ran, failed, error, unsound });
  }
  return said;
}

/** By id, what its files said, as `verdictOf` takes it; a file is asked only for ids that none before it caught. */
async function judge({ fault, filesById, idsByFile, first }) {
  const answers = Object.fromEntries(fault.ids.map((id) => [id, []]));
  const isCaught = (id) => answers[id].some(([, said]) => said === 'caught');
  const files = [...new Set(Object.values(filesById).flat())].sort(byCost(fault.file, first));
  for (const file of files) {
    const open = fault.ids.filter((id) => !isCaught(id) && filesById[id].includes(file));
    if (!open.length) continue;
    const said = await judgeFile(fault, file, open, idsByFile[file]);
    for (const id of open) answers[id].push([file, said[id]]);
  }
  return { answers };
}

/**
 * What caught it before comes first, then files beside the fault, other unit tests, the ones that start browsers, and
 * last the journeys: one that fails is shortened first, which may take longer than a fault is waited for.
 */
function byCost(touched, first) {
  const folder = touched.slice(0, touched.lastIndexOf('/') + 1);
  const cost = (file) => {
    if (first.includes(file)) return -1;
    if (file.startsWith('tests/journeys/')) return 5;
    if (file.startsWith('tests/e2e/')) return 4;
    if (file.startsWith('tests/')) return 3;
    if (file.startsWith(folder) && file.indexOf('/', folder.length) < 0) return 0;
    return file.split('/')[0] === touched.split('/')[0] ? 1 : 2;
  };
  return (a, b) => cost(a) - cost(b);
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (task) => {
  try {
    process.send(await judge(task));
  } catch (error) {
    process.send({ broken: error.message });
  }
});
