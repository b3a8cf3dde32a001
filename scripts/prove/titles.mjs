// Which requirement ids the titles of which test files name, read from their text without running them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.claimwright', 'results', 'test-results']);
const QUOTED = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
const TITLE = new RegExp(String.raw`\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\s*\(\s*(${QUOTED})`, 'g');
const ID = /\b[RC]\d+-\d\d\b/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The ids that the titles in this source text of a test file name. */
export function idsInTitles(source) {
  return new Set([...source.matchAll(TITLE)].flatMap(([, title]) => title.match(ID) ?? []));
}

/** By id, the test files (paths from `root`, with slashes) in which a title names it. */
export function testFilesById(root) {
  const found = new Map();
  for (const path of testFiles(root))
    for (const id of idsInTitles(readFileSync(path, 'utf8')))
      found.set(id, [...(found.get(id) ?? []), relative(root, path).split(sep).join('/')]);
  return found;
}
