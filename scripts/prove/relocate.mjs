// Mends faults whose declaration has moved to another file, or has another name.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outermostAt, placesOf } from './anchor.mjs';

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

const fits = (fault, text) => placesOf(text, fault).length === 1;

/** Returns the fault with the outermost declaration around its text, where its own file contains the text once. */
function renamed(fault, text) {
  const [place, another] = placesOf(text, { ...fault, in: undefined });
  return place && !another ? { ...fault, in: outermostAt(text, fault.file, place) } : fault;
}

/**
 * Returns the fault with the new place of its declaration: the one other file that has it with its text, else its own
 * file; unchanged where neither has it, and where both do, because only a person can decide between them.
 */
function moved(fault, sources) {
  const own = sources.get(fault.file) ?? '';
  if (fits(fault, own)) return fault;
  const [hit, another] = [...sources.keys()].filter((file) => fits({ ...fault, file }, sources.get(file)));
  const here = renamed(fault, own);
  if (!hit || another) return here;
  return here === fault ? { ...fault, file: hit } : fault;
}

const placeName = ({ file, in: path }) => (path ? `${path} of ${file}` : file);

/**
 * Writes the new place into each fault whose code has one; returns a line for each.
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
        lines.push(`${fault.ids.join(' ')}: ${placeName(fault)} -> ${placeName(mended[index])}`);
    });
    if (entries.some((fault, index) => fault !== mended[index]))
      writeFileSync(path, `${JSON.stringify(mended, null, 2)}\n`);
  }
  return lines;
}
