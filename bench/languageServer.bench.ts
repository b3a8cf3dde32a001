// Prints how long it takes from a key to its finding in a bundle of 200 pages and 5,000 fields.
// `node bench/languageServer.bench.ts`; ends with exit code 1 beyond 200 ms.
import { rmSync } from 'node:fs';
import { Editor } from '../authoring/editor/languageServer/testing/editor.testkit.ts';
import { SIZE, writeLargeBundle } from './largeBundle.mjs';

const LIMIT = 200;
const KEYS = 7;
/** Between two keys everything else comes to rest, as when somebody thinks. */
const REST = 1500;

/** What is typed where, and back; and whether a finding says so. */
const TYPED = [
  { file: 'pages/standard/page-3.json', right: '"name": "field3x7"', wrong: '"name": "field3z7"' },
  { file: 'models.json', right: '"name": "maxLength"', wrong: '"name": "maxLengt"' },
  { file: 'settlement.json', right: '"page-7"', wrong: '"page-z"' },
  { file: 'content/en.json', right: '"Title": "Title"', wrong: '"Title": "<p>Title"' },
];

const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** Milliseconds from each key to what the server says of it. */
async function measure(editor: Editor, folder: string, { file, right, wrong }: (typeof TYPED)[number]) {
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
  return times.toSorted((a, b) => a - b);
}

const folder = writeLargeBundle();
const editor = await Editor.start();
try {
  console.log(`From a key to its finding, ${SIZE.pages} pages and ${SIZE.fields} fields, in ms:`);
  for (const typed of TYPED) {
    const times = await measure(editor, folder, typed);
    const middle = times[Math.floor(times.length / 2)] ?? Number.NaN;
    console.log(
      `${typed.file.padEnd(30)} ${middle.toFixed(0).padStart(5)} (${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)})`,
    );
    if (!(middle <= LIMIT)) process.exitCode = 1;
  }
} finally {
  await editor.close();
  rmSync(folder, { recursive: true, force: true });
}
