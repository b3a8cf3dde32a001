// `npm run bench:large`: `claimwright validate --no-search` and the language server on a bundle of 200 pages and 5,000 fields.
// Ends with exit code 1 beyond 2 s or 300 MB to validate, or 200 ms from a key to its finding.
import { rmSync } from 'node:fs';
import { Editor } from '../authoring/editor/languageServer/testing/editor.testkit.ts';
import { median } from './figures.ts';
import { LARGE, writeLargeBundle } from './largeBundle.ts';
import { type CommandUsage, runCommand } from './runCommand.ts';

const LIMITS = { seconds: 2, megabytes: 300, key: 200 };
const RUNS = 3;
const KEYS = 7;
/** Rest between two keys, ms, in which the server finishes its work. */
const REST = 1500;

/** Texts that are typed, by file, and a fault that each turns into. */
const TYPED = [
  { file: 'pages/standard/page-3.json', right: '"name": "field3x7"', wrong: '"name": "field3z7"' },
  { file: 'models.json', right: '"name": "maxLength"', wrong: '"name": "maxLengt"' },
  { file: 'settlement.json', right: '"page-7"', wrong: '"page-z"' },
  { file: 'content/en.json', right: '"Title": "Title"', wrong: '"Title": "<p>Title"' },
];

const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** Validates the bundle; the best run counts, because other work of the machine only makes one slower. */
function measureValidate(folder: string): boolean {
  const runs = Array.from({ length: RUNS }, () => runCommand('validate', '--no-search', folder));
  const best = (name: keyof CommandUsage) => Math.min(...runs.map((run) => run[name]));
  const [seconds, megabytes] = [best('seconds'), best('megabytes')];
  console.log(
    `validate: ${seconds.toFixed(2)} s (${best('cpu').toFixed(2)} s of processor time), ${megabytes.toFixed(0)} MB; limits ${LIMITS.seconds} s, ${LIMITS.megabytes} MB`,
  );
  return seconds <= LIMITS.seconds && megabytes <= LIMITS.megabytes;
}

/** Returns the milliseconds from each key to its finding. */
async function measureKeys(editor: Editor, folder: string, { file, right, wrong }: (typeof TYPED)[number]) {
  const uri = await editor.open(folder, file);
  await rest();
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const isBreaking = key % 2 === 0;
    const started = performance.now();
    await (isBreaking ? editor.type(uri, right, wrong) : editor.type(uri, wrong, right));
    await editor.findings(uri, (found) => found.length > 0 === isBreaking);
    times.push(performance.now() - started);
    await rest();
  }
  return times;
}

const folder = writeLargeBundle(LARGE);
const editor = await Editor.start();
try {
  console.log(`${LARGE.forms * LARGE.pages} pages and ${LARGE.forms * LARGE.pages * LARGE.fields} fields`);
  if (!measureValidate(folder)) process.exitCode = 1;
  console.log(`From a key to its finding, ms; limit ${LIMITS.key}:`);
  for (const typed of TYPED) {
    const times = await measureKeys(editor, folder, typed);
    const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
    console.log(
      `${typed.file.padEnd(30)} ${middle.toFixed(0).padStart(5)} (${least.toFixed(0)} to ${most.toFixed(0)})`,
    );
    if (!(middle <= LIMITS.key)) process.exitCode = 1;
  }
} finally {
  await editor.close();
  rmSync(folder, { recursive: true, force: true });
}
