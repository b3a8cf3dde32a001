// Which requirement ids the titles of which test files name, read from their text without running them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.claimwright', 'results', 'test-results']);
const QUOTED = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
const CALL = /\b(?:it|test|describe)(?:\.\w+)*\s*(?:<[^\n]*?>(?=\())?\(/g;
const TITLE = new RegExp(String.raw`\s*(${QUOTED})`, 'y');
const PART = new RegExp(String.raw`${QUOTED}|[()]|[^()'"\`]+`, 'y');
const ID = /\b[RC]\d+-\d\d\b/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Behind the parenthesis that closes the one before `start`; parentheses in texts do not count. */
function closed(source, start) {
  let depth = 1;
  PART.lastIndex = start;
  while (depth > 0) {
    const part = PART.exec(source)?.[0];
    if (part === undefined) return source.length;
    depth += part === '(' ? 1 : part === ')' ? -1 : 0;
  }
  return PART.lastIndex;
}

function titleAt(source, start) {
  TITLE.lastIndex = start;
  return TITLE.exec(source)?.[1];
}

/** The title of the call whose parenthesis is open before `start`: its first text, or that of the call behind it. */
function titleOf(source, start) {
  const own = titleAt(source, start);
  if (own !== undefined) return own;
  const end = closed(source, start);
  const behind = /^\s*\(/.exec(source.slice(end, end + 20));
  return behind ? titleAt(source, end + behind[0].length) : undefined;
}

/** The ids that the titles in this source text of a test file name. */
export function idsInTitles(/** @type {string} */ source) {
  return new Set(
    [...source.matchAll(CALL)].flatMap(
      (call) => titleOf(source, call.index + call[0].length)?.match(ID) ?? [],
    ),
  );
}

/** By id, the test files (paths from `root`, with slashes) in which a title names it. */
export function testFilesById(root) {
  const found = new Map();
  for (const path of testFiles(root))
    for (const id of idsInTitles(readFileSync(path, 'utf8')))
      found.set(id, [...(found.get(id) ?? []), relative(root, path).split(sep).join('/')]);
  return found;
}
