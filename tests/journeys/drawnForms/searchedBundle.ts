import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WHOLE_LIST } from '../../../transforms/config/wholeList.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

interface List {
  values: { value: string; label?: string }[];
}

/** Makes each list of a bundle longer than one that is sent to a page whole. */
function lengthenLists(folder: string): void {
  const lists = join(folder, 'lists');
  for (const name of readdirSync(lists)) {
    const file = join(lists, name);
    const list = JSON.parse(readFileSync(file, 'utf8')) as List;
    const more = Array.from({ length: WHOLE_LIST + 1 }, (_, index) => ({ value: `Entry ${index}` }));
    writeFileSync(file, JSON.stringify({ ...list, values: [...list.values, ...more] }));
  }
}

/** Writes a copy of a bundle whose lists the server searches. */
export function writeSearchedBundle(folder: string, bundle: string): void {
  cpSync(join(ROOT, bundle), folder, { recursive: true });
  lengthenLists(folder);
}
