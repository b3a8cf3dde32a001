import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';
import { claimOf, type ListsForm } from './bundle.ts';

/** Claims of one case file: what an author keeps in one file, and a file is read whole. */
const IN_FILE = 100;

const CONTEXT = {
  now: '2030-06-01T12:00:00Z',
  allowedCharacters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-@()',
  culture: 'en',
};

/** What `claimwright cases` took for so many claims: claims a second from start to end, and megabytes at most. */
export interface Judged {
  perSecond: number;
  megabytes: number;
}

/** Writes the claims as case files beside the bundle and has the real command judge them. */
export function judgeClaims(form: ListsForm, bundle: string, count: number): Judged {
  const folder = join(bundle, 'many');
  mkdirSync(folder);
  for (let first = 0; first < count; first += IN_FILE) {
    const cases = Array.from({ length: Math.min(IN_FILE, count - first) }, (_, index) => ({
      name: `claim ${first + index}`,
      claim: claimOf(form, first + index),
      errors: [],
    }));
    const file = { settlement: '..', form: 'standard', context: CONTEXT, cases };
    writeFileSync(join(folder, `${first}.cases.json`), JSON.stringify(file));
  }
  const { seconds, megabytes } = runCommand('cases', folder);
  return { perSecond: count / seconds, megabytes };
}
