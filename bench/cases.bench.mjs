// Prints how many cases `claimwright cases` judges in a second of processor time, after its start: the cases of the largest
// sample, many times over. `node bench/cases.bench.mjs`; ends with exit code 1 below 5,000 a second.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LEAST = 5000;
/** No file of a bundle is larger than 10 MB. */
const OF_A_FILE = 2000;
const FILES = 11;
const RUNS = 3;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimwright-cases-bench-'));
const bundle = join(folder, 'bundle');

const REPORT =
  "process.on('exit', () => process.stderr.write('\\ncpu ' + (process.cpuUsage().user + process.cpuUsage().system) + '\\n'))";

/** Writes case files of so many cases that say nothing of the door, and judges them. */
function measure(files) {
  const { file, cases } = source();
  const repeated = Array.from({ length: OF_A_FILE }, (_, index) => ({
    ...cases[index % cases.length],
    name: `${index}`,
  }));
  const path = join(bundle, 'cases');
  rmSync(path, { recursive: true });
  mkdirSync(path);
  for (let number = 0; number < files; number += 1)
    writeFileSync(join(path, `${number}.cases.json`), JSON.stringify({ ...file, cases: repeated }));
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(REPORT)}`,
    join(root, 'cli', 'bin.js'),
  ];
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, 'cases', path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`cases ended with ${status}:\n${stdout.slice(0, 2000)}\n${stderr}`);
  const cpu = Number(/cpu (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1e6;
  return { seconds: (performance.now() - started) / 1000, cpu };
}

function source() {
  const path = join(root, 'settlements', 'meridian-auto', 'cases', 'charges.cases.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  return { file, cases: file.cases };
}

const best = (files) => Array.from({ length: RUNS }, () => measure(files)).sort((a, b) => a.cpu - b.cpu)[0];

try {
  cpSync(join(root, 'settlements', 'meridian-auto'), bundle, { recursive: true });
  const [few, many] = [best(1), best(FILES)];
  const count = (FILES - 1) * OF_A_FILE;
  const rate = count / (many.cpu - few.cpu);
  console.log(
    `cases, after a start with 2,000 cases of ${few.cpu.toFixed(2)} s: ${Math.round(rate)} a second of processor time`,
  );
  console.log(
    `${count + OF_A_FILE} cases in ${many.seconds.toFixed(2)} s of the clock; least: ${LEAST} a second`,
  );
  if (rate < LEAST) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
