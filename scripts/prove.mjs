// `npm run prove`: does a test that names a requirement fail when the requirement is broken? Plants each fault of
// tests/faults/ in a scratch copy and runs the tests whose titles name its ids. Ends with `N caught, N survived`.
//   npm run prove                 all faults; those caught before, with nothing changed since, are not run again
//   npm run prove -- ID…          the faults of these ids, or of these sections (R2, C4), whatever was caught before
//   npm run prove -- --changed    the faults that this branch may have changed the answer for
//   npm run prove -- --all        everything anew
//   npm run prove -- --check      only what can be seen without running a test
//   npm run prove -- --relocate   mends faults whose declaration has moved to another file, or has another name

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { changedFaults } from './prove/changed.mjs';
import { openCopy } from './prove/copies.mjs';
import { faultProblems, nameOf, readFaults, requirementIds, unprovedMarks } from './prove/faults.mjs';
import { openLedger } from './prove/ledger.mjs';
import { relocate } from './prove/relocate.mjs';
import { testFilesById } from './prove/titles.mjs';
import { verdictOf } from './prove/verdicts.mjs';
import { prepare, root } from './runtime.mjs';

const counted = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`;

const OPTIONS = ['--changed', '--all', '--check', '--relocate'];

const words = process.argv.slice(2);
const options = new Set(words.filter((word) => word.startsWith('--')));
const unknown = [...options].filter((option) => !OPTIONS.includes(option));
if (unknown.length) {
  console.error(`prove knows ${OPTIONS.join(', ')}, and ids; not ${unknown.join(', ')}.`);
  process.exit(2);
}
const wanted = words.filter((word) => !word.startsWith('--'));
const faults = readFaults(root);
const tests = testFilesById(root);

function check() {
  const requirements = requirementIds(root);
  const problems = faultProblems(root, faults, requirements, tests);
  const unproved = unprovedMarks(faults, requirements);
  if (unproved.length) problems.push(`Marked in docs/requirements.md without a fault: ${unproved.join(' ')}`);
  for (const problem of problems) console.error(problem);
  const broken = new Set(faults.flatMap(({ ids }) => ids));
  const named = [...tests.keys()].filter((id) => requirements.all.has(id) && !broken.has(id));
  console.log(`${counted(faults.length, 'fault')} of ${counted(broken.size, 'requirement')}`);
  if (named.length) console.log(`Named by a test, not marked: no fault yet: ${named.sort().join(' ')}`);
  return problems.length === 0;
}

const isWanted = ({ ids }) =>
  ids.some((id) => wanted.some((word) => id === word || id.startsWith(`${word}-`)));

function selected() {
  if (options.has('--changed')) return changedFaults(root, faults, tests);
  return wanted.length ? faults.filter(isWanted) : faults;
}

/** What an answer of a copy says of each id: caught, survived, or not to be told and why. */
const verdictsOf = ({ ids }, { broken, answers }) =>
  ids.map((id) => (broken ? { id, state: 'unclear', why: broken } : verdictOf(id, answers[id])));

/** For each of these files, the ids of all faults that its titles name: one run without a fault serves them all. */
function idsByFileOf(files, asked) {
  return Object.fromEntries(files.map((file) => [file, asked.filter((id) => tests.get(id)?.includes(file))]));
}

async function proveAll(waiting, ledger, copies, tell) {
  const asked = [...new Set(waiting.flatMap(({ fault }) => fault.ids))];
  const worker = async (copy, index) => {
    // The copies begin at both ends, so that neighbours, which share their tests, come to the same copy.
    const take = () => (index % 2 ? waiting.pop() : waiting.shift());
    for (let next = take(); next; next = take()) {
      const { fault, files } = next;
      const filesById = Object.fromEntries(fault.ids.map((id) => [id, tests.get(id) ?? []]));
      const task = { fault, filesById, idsByFile: idsByFileOf(files, asked), first: ledger.caughtBy(fault) };
      const verdicts = verdictsOf(fault, await copy.judge(task));
      if (verdicts.every(({ state }) => state === 'caught'))
        ledger.remember(
          fault,
          verdicts.map(({ why }) => why),
        );
      else ledger.forget(fault);
      tell(fault, verdicts);
    }
  };
  await Promise.all(copies.map(worker));
}

function tasksOf(chosen, ledger) {
  const again = wanted.length > 0 || options.has('--all');
  const tasks = chosen.map((fault) => {
    const files = [...new Set(fault.ids.flatMap((id) => tests.get(id) ?? []))];
    ledger.note([fault.file, ...files]);
    return { fault, files };
  });
  const known = again ? [] : tasks.filter(({ fault }) => ledger.has(fault));
  const waiting = tasks.filter((task) => !known.includes(task));
  return { known, waiting: waiting.sort((a, b) => (a.fault.file < b.fault.file ? -1 : 1)) };
}

async function prove() {
  await prepare();
  const ledger = openLedger(root);
  const { known, waiting } = tasksOf(selected(), ledger);
  const counts = { caught: known.flatMap(({ fault }) => fault.ids).length, survived: 0, unclear: 0 };
  const total = waiting.length;
  if (known.length)
    console.log(
      `${counted(known.length, 'fault')} ${known.length === 1 ? 'was' : 'were'} caught before and nothing has changed since.`,
    );
  const copies = Array.from({ length: Math.min(cpus().length, total) }, () => openCopy(root));
  const close = () => {
    for (const copy of copies) copy.close();
  };
  process.once('SIGINT', () => {
    close();
    process.exit(130);
  });
  let done = 0;
  try {
    await proveAll(waiting, ledger, copies, (fault, verdicts) => {
      done += 1;
      for (const { state } of verdicts) counts[state] += 1;
      const bad = verdicts.filter(({ state }) => state !== 'caught');
      for (const { id, state, why } of bad) console.log(`✗ ${id} ${state}${why ? `: ${why}` : ''}`);
      console.log(`${bad.length ? ' ' : '✓'} ${done}/${total} ${nameOf(fault)}`);
    });
  } finally {
    close();
  }
  if (counts.unclear) console.log(`${counts.unclear} could not be told: see above`);
  console.log(`${counts.caught} caught, ${counts.survived} survived`);
  return counts.survived + counts.unclear === 0;
}

function moveAlong() {
  const lines = relocate(root, faults);
  // Written as the check of the format wants it.
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', 'tests/faults'], { cwd: root });
  for (const line of lines) console.log(line);
  console.log(`${counted(lines.length, 'fault')} moved`);
  return true;
}

const action = options.has('--relocate') ? moveAlong : options.has('--check') ? check : prove;
process.exitCode = (await action()) ? 0 : 1;
