import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimOf, type ListsForm } from './bundle.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'bin.js');
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

const REPORT = "process.on('exit', () => console.error('maxRSS ' + process.resourceUsage().maxRSS))";

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
  const started = performance.now();
  const words = ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`, COMMAND, 'cases', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`cases ended with ${status}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return {
    perSecond: count / seconds,
    megabytes: Number(/maxRSS (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1024,
  };
}
