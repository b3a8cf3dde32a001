// The planted faults of tests/faults/: each is the smallest change of product code that breaks what its ids state.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, placesOf } from './anchor.mjs';

/** @typedef {import('./anchor.mjs').Change & { ids: string[], part?: string, list: string }} Fault */
/** @typedef {{ all: Set<string>, marked: string[] }} Requirements */

const FOLDER = 'tests/faults';
const MARK = /^- \[([ x])\] \*\*([RC]\d+-\d\d)\*\*/gm;
/** Faults that an id may have: the next takes its time to run and shows nothing new. */
const MOST = 9;
const KNOWN = new Set(['ids', 'part', 'file', 'in', 'find', 'replace']);

/**
 * Every fault below `root`, with the list (path from `root`) that holds it.
 * @returns {Fault[]}
 */
export function readFaults(/** @type {string} */ root) {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return lists.flatMap((name) => {
    const list = `${FOLDER}/${name}`;
    const faults = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (!Array.isArray(faults)) throw new Error(`${list} must hold a list of faults.`);
    return faults.map((fault) => ({ ...fault, list }));
  });
}

/** Formats a fault for reports: its ids, its part if it has one, its place, and the text that it changes. */
export function nameOf({ ids, part, file, in: path, find }) {
  const place = path === undefined ? file : `${file}: ${path}`;
  return `${ids.join(' ')}${part ? ` (${part})` : ''}: ${place}: ${find.slice(0, 80)}`;
}

function shapeOf(fault) {
  const texts = ['file', 'find', 'replace'].every((key) => typeof fault[key] === 'string');
  if (!texts || !Array.isArray(fault.ids) || fault.ids.length === 0 || fault.find.trim() === '')
    return 'needs ids, file, find and replace';
  const unknown = Object.keys(fault).filter((key) => key !== 'list' && !KNOWN.has(key));
  if (unknown.length) return `has an unknown key: ${unknown.join(', ')}`;
  return fault.find === fault.replace ? 'replaces its text by the same text' : null;
}

function placeOf(root, fault) {
  const { file, in: path } = fault;
  if (/\.test\.tsx?$|\.testkit\.tsx?$|^docs\//.test(file)) return `breaks ${file}, which is no product code`;
  if (!existsSync(join(root, file))) return `names ${file}, which does not exist`;
  const text = readFileSync(join(root, file), 'utf8');
  const count = placesOf(text, fault).length;
  if (count === 1) return null;
  if (path !== undefined && !declarationsOf(file, text).some((declaration) => declaration.path === path))
    return `names ${path}, which ${file} does not declare`;
  return `finds its text ${count} times in ${path === undefined ? file : `${path} of ${file}`}, not once`;
}

/** The requirement ids of docs/requirements.md; `marked` are those with `[x]`. */
export function requirementIds(root) {
  const marks = [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(MARK)];
  return {
    all: new Set(marks.map(([, , id]) => id)),
    marked: marks.filter(([, mark]) => mark === 'x').map(([, , id]) => id),
  };
}

/** Returns a line for each id with more faults than show anything new. */
function crowdedIds(/** @type {Fault[]} */ faults) {
  const counts = new Map();
  for (const id of faults.flatMap(({ ids }) => ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([id]) => `${id} has more than ${MOST}: keep those that differ most.`);
}

/**
 * Returns a line for each mistake of a fault that shows without running a test.
 * @param {string} root
 * @param {Fault[]} faults
 * @param {Requirements} requirements
 * @param {Map<string, string[]>} tests
 * @returns {string[]}
 */
export function faultProblems(root, faults, { all }, tests) {
  const misfits = faults.flatMap((fault) => {
    const shape = shapeOf(fault);
    if (shape) return [`${fault.list}: a fault of ${fault.ids ?? 'no id'} ${shape}.`];
    const place = placeOf(root, fault);
    const unknown = fault.ids.filter((id) => !all.has(id)).map((id) => `names ${id}, no requirement`);
    const untested = fault.ids
      .filter((id) => all.has(id) && !tests.has(id))
      .map((id) => `breaks ${id}, which no test's title names`);
    return [place, ...unknown, ...untested]
      .filter((problem) => problem !== null)
      .map((problem) => `${fault.list}: ${nameOf(fault)}\n    ${problem}.`);
  });
  return [...misfits, ...crowdedIds(faults)];
}

/** The marked ids that no fault breaks. */
export function unprovedMarks(/** @type {Fault[]} */ faults, /** @type {Requirements} */ { marked }) {
  const broken = new Set(faults.flatMap(({ ids }) => ids));
  return marked.filter((id) => !broken.has(id));
}
