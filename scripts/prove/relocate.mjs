// Mends faults whose code has moved to another file without a change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { occurrences } from './faults.mjs';

const PRODUCT = [
  'src',
  'widgets',
  'transforms',
  'server',
  'cli',
  'bundle',
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

function homesOf(fault, sources) {
  const counts = [...sources].map(([path, text]) => [path, occurrences(text, fault.find)]);
  return counts.filter(([, count]) => count > 0);
}

/** The file to which the text of a fault moved, or null where that is none or not just one. */
function newHome(fault, sources) {
  if (occurrences(sources.get(fault.file) ?? '', fault.find) === 1) return null;
  const homes = homesOf(fault, sources);
  return homes.length === 1 && homes[0][1] === 1 ? homes[0][0] : null;
}

/** Writes the new file into each fault whose text is now in exactly one other; answers a line for each. */
export function relocate(root, faults) {
  const sources = new Map(productFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const lines = [];
  for (const list of new Set(faults.map((fault) => fault.list))) {
    const path = join(root, list);
    const entries = JSON.parse(readFileSync(path, 'utf8'));
    const moved = entries.map((fault) => ({ ...fault, file: newHome(fault, sources) ?? fault.file }));
    entries.forEach((fault, index) => {
      const { file } = moved[index];
      if (file !== fault.file) lines.push(`${fault.ids.join(' ')}: ${fault.file} -> ${file}`);
    });
    if (entries.some((fault, index) => fault.file !== moved[index].file))
      writeFileSync(path, `${JSON.stringify(moved, null, 2)}\n`);
  }
  return lines;
}
