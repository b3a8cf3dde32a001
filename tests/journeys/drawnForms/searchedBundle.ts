import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const WRITTEN = new Map<string, string>();

function removeAll(): void {
  for (const folder of WRITTEN.values()) rmSync(folder, { recursive: true, force: true });
}

/** The folder of a copy of a bundle whose lists the server searches; removed when the process ends. */
export function searchedFolder(bundle: string): string {
  const known = WRITTEN.get(bundle);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-searched-'));
  if (WRITTEN.size === 0) process.once('exit', removeAll);
  cpSync(join(ROOT, bundle), folder, { recursive: true });
  lengthenLists(folder);
  WRITTEN.set(bundle, folder);
  return folder;
}
