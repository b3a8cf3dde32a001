// Mends faults whose code has moved to another file, or is indented anew, and is otherwise as it was.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { occurrences } from './faults.mjs';

const PRODUCT = [
  'src',
  'widgets',
  'transforms',
  'server',
  'cli',
  'bundle',
  'authoring',
  'schemas',
  'openapi',
  'settlements',
];
const SOURCE = /\.(tsx?|mjs|js|css|json|yaml|md)$/;
const TEST = /\.(test|testkit)\.tsx?$/;

function productFiles(root) {
  const present = new Set(readdirSync(root));
  return PRODUCT.filter((folder) => present.has(folder)).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => SOURCE.test(path) && !TEST.test(path)),
  );
}

/** Matches the text whatever its white space: code that moves is often indented anew. */
function looselyOf({ find }) {
  const words = find.trim().split(/\s+/);
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*'), 'g');
}

/** The fault where its text is now: in its own file, or in exactly one other; unchanged where that is not so. */
function moved(fault, sources) {
  if (occurrences(sources.get(fault.file) ?? '', fault.find) === 1) return fault;
  const hits = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(looselyOf(fault))].map(([find]) => ({ file, find })),
  );
  const own = hits.filter(({ file }) => file === fault.file);
  const [hit, another] = own.length === 1 ? own : hits;
  return hit && !another ? { ...fault, ...hit } : fault;
}

/**
 * Writes the new place into each fault whose text is now in exactly one other; returns a line for each.
 * @param {string} root
 * @param {import('./faults.mjs').Fault[]} faults
 * @returns {string[]}
 */
export function relocate(root, faults) {
  // What a fault names may stand beside the product's folders: a configuration of the build.
  const named = faults.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  const paths = [...new Set([...productFiles(root), ...named])];
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const lines = [];
  for (const list of new Set(faults.map((fault) => fault.list))) {
    const path = join(root, list);
    const entries = JSON.parse(readFileSync(path, 'utf8'));
    const mended = entries.map((fault) => moved(fault, sources));
    entries.forEach((fault, index) => {
      if (mended[index] !== fault)
        lines.push(`${fault.ids.join(' ')}: ${fault.file} -> ${mended[index].file}`);
    });
    if (entries.some((fault, index) => fault !== mended[index]))
      writeFileSync(path, `${JSON.stringify(mended, null, 2)}\n`);
  }
  return lines;
}
