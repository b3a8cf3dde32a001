// Marks in docs/requirements.md which requirements are proved: `[x]` where the title of a test names the id and a
// planted fault of tests/faults/ breaks it. That the test fails then is what `npm run prove` shows.
//   node scripts/requirements.mjs --write   refreshes the marks
//   node scripts/requirements.mjs           fails when they are stale
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFaults } from './prove/faults.mjs';
import { testFilesById } from './prove/titles.mjs';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs', 'requirements.md');
const LINE = /^- \[[ x]\] \*\*([RC]\d+-\d\d)\*\*.*(?:\n {2}.*)*/gm;
/** What a line says of a part that is not built: it is open, whatever else of it is proved. */
const OPEN = /\bOpen: /;

const named = testFilesById(root);
const broken = new Set(readFaults(root).flatMap(({ ids }) => ids));
const before = readFileSync(document, 'utf8');
const isProved = (line, id) => named.has(id) && broken.has(id) && !OPEN.test(line);
const after = before.replace(LINE, (line, id) =>
  line.replace(/\[[ x]\]/, isProved(line, id) ? '[x]' : '[ ]'),
);
const proved = [...after.matchAll(/^- \[x\]/gm)].length;
const all = [...after.matchAll(LINE)].length;

if (process.argv.includes('--write')) writeFileSync(document, after);
else if (before !== after) {
  console.error('docs/requirements.md is stale: run `npm run requirements`.');
  process.exit(1);
}
console.log(
  `${proved} of ${all} requirements are proved: built whole, named by a test, broken by a planted fault`,
);
