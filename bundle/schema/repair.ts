import { fromPointer, isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import type { Problem } from './problems.ts';

/**
 * Maps each changed object or list of a repaired copy to a map of its members: from corrected keys and shifted indices
 * to those of the file.
 */
export type Origins = WeakMap<object, Map<string, string>>;

/** Returns a copy with misspelt keys corrected, so that values below them are checked too; fills `origins`. */
export function withMeantKeys(value: unknown, problems: readonly Problem[], origins: Origins): unknown {
  const copy: unknown = structuredClone(value);
  for (const { pointer, meant } of problems) {
    const path = fromPointer(pointer);
    const key = path.pop() ?? '';
    const holder = walk(copy, path);
    if (meant === undefined || !isContainer(holder) || meant in holder) continue;
    holder[meant] = holder[key];
    delete holder[key];
    originsOf(holder, origins).set(meant, key);
  }
  return copy;
}

function walk(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), root);
}

function originsOf(holder: object, origins: Origins): Map<string, string> {
  const known = origins.get(holder);
  if (known) return known;
  const made = new Map<string, string>();
  origins.set(holder, made);
  return made;
}

/** Lists whose items can be left out without effect on the others. */
const LISTS = new Set([
  'models',
  'fields',
  'rules',
  'blocks',
  'dependencies',
  'exits',
  'columns',
  'options',
  'values',
]);
/** Properties that can be left out. */
const PROPERTIES = new Set([
  'skipWhen',
  'computed',
  'contentVariants',
  'banner',
  'exits',
  'picker',
  'required',
  'min',
  'order',
]);
/** Objects with independent properties: each is a form, a deadline or a variant. */
const MAPS = new Set(['forms', 'deadlines', 'cultures', 'contentVariants']);

/** Invalid value that was removed from a copy; names within it must not be reported as unknown elsewhere. */
export interface LeftOut {
  pointer: string;
  value: unknown;
}

/** Removes the smallest parts with problems from a copy, and returns both; no value where the root has a wrong type. */
export function removeBrokenParts(
  value: unknown,
  problems: readonly Problem[],
  origins: Origins,
): { value: unknown; leftOut: LeftOut[] } {
  const paths = problems.map(cutAt).filter((path) => path !== undefined);
  const cuts = new Map(paths.map((path) => [path.join('\0'), path]));
  const leftOut: LeftOut[] = [];
  const holders = new Set<unknown[]>();
  for (const path of cuts.values()) {
    const holder = walk(value, path.slice(0, -1));
    const key = path.at(-1);
    if (key === undefined || !isContainer(holder) || !(key in holder)) continue;
    leftOut.push({ pointer: toPointer(path), value: holder[key] });
    delete holder[key];
    if (Array.isArray(holder)) holders.add(holder);
  }
  for (const list of holders) closeGaps(list, origins);
  return { value: cuts.has('') ? undefined : value, leftOut };
}

/** Returns the longest prefix of the problem's pointer that can be left out; undefined where the root lacks a key. */
function cutAt({ pointer, code, part }: Problem): string[] | undefined {
  const path = fromPointer(pointer);
  if (path.length === 0 && code !== 'wrong-type') return undefined;
  if ((code === 'unknown-key' || code === 'bad-value') && part === 'key') return path;
  for (let length = path.length; length > 1; length--) {
    const key = path[length - 1] ?? '';
    const holder = path[length - 2] ?? '';
    if (LISTS.has(holder) && /^\d+$/.test(key)) return path.slice(0, length);
    if (PROPERTIES.has(key) || MAPS.has(holder)) return path.slice(0, length);
  }
  return path.slice(0, 1);
}

function closeGaps(list: unknown[], origins: Origins): void {
  const kept = Object.keys(list);
  const names = originsOf(list, origins);
  kept.forEach((from, to) => {
    names.set(String(to), from);
    list[to] = list[Number(from)];
  });
  list.length = kept.length;
}

/** Converts a pointer into the repaired copy to a pointer into the file. */
export function originalPointer(root: unknown, pointer: string, origins: Origins): string {
  let value = root;
  let original = '';
  for (const key of fromPointer(pointer)) {
    const name: string = (isContainer(value) ? origins.get(value)?.get(key) : undefined) ?? key;
    original += toPointer([name]);
    value = isContainer(value) ? value[key] : undefined;
  }
  return original;
}
