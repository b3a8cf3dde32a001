// Marks in docs/requirements.md which requirements a test names: `[x]` where the title of a test does.
//   node scripts/requirements.mjs --write   refreshes the marks
//   node scripts/requirements.mjs           fails when they are stale
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs', 'requirements.md');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.claimwright', 'results', 'test-results']);
const QUOTED = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
const TITLE = new RegExp(String.raw`\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\s*\(\s*(${QUOTED})`, 'g');
const ID = /\b[RC]\d+-\d\d\b/g;
const LINE = /^- \[[ x]\] \*\*([RC]\d+-\d\d)\*\*/gm;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function namedIds() {
  const named = new Set();
  for (const path of testFiles(root))
    for (const [, title] of readFileSync(path, 'utf8').matchAll(TITLE))
      for (const id of title.match(ID) ?? []) named.add(id);
  return named;
}

const named = namedIds();
const before = readFileSync(document, 'utf8');
const after = before.replace(LINE, (line, id) => line.replace(/\[[ x]\]/, named.has(id) ? '[x]' : '[ ]'));
const proved = [...after.matchAll(/^- \[x\]/gm)].length;
const all = [...after.matchAll(LINE)].length;

if (process.argv.includes('--write')) writeFileSync(document, after);
else if (before !== after) {
  console.error('docs/requirements.md is stale: run `npm run requirements`.');
  process.exit(1);
}
console.log(`${proved} of ${all} requirements are named by a test`);
