// Remembers which faults were caught and by which files, so that a run that was stopped goes on where it was.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

const keyOf = ({ ids, file, in: path, find, replace }) =>
  digest(JSON.stringify({ ids, file, in: path, find, replace }));

/**
 * The faults that were caught, in a file that git ignores. What was caught counts while the changed file and the
 * test files that caught it are as they were; each change is written at once.
 */
export function openLedger(root) {
  const path = join(root, '.claimwright', 'prove.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  mkdirSync(dirname(path), { recursive: true });
  const digests = new Map();
  const digestOf = (file) => {
    if (!digests.has(file))
      digests.set(file, existsSync(join(root, file)) ? digest(readFileSync(join(root, file))) : '');
    return digests.get(file);
  };
  const save = () => writeFileSync(path, JSON.stringify(known));
  return {
    /** Takes the files as they are now, before the copies are made: the work may go on while the faults are tried. */
    note(files) {
      for (const file of files) digestOf(file);
    },
    /** Was the fault caught, with nothing changed since? */
    has(fault) {
      const files = known[keyOf(fault)];
      return files !== undefined && Object.entries(files).every(([file, was]) => digestOf(file) === was);
    },
    /** The test files that caught it the last time, whatever has changed since: they are tried first. */
    caughtBy: (fault) => Object.keys(known[keyOf(fault)] ?? {}).filter((file) => file !== fault.file),
    /** `by`: the test files that caught it. */
    remember(fault, by) {
      known[keyOf(fault)] = Object.fromEntries([fault.file, ...by].map((file) => [file, digestOf(file)]));
      save();
    },
    forget(fault) {
      delete known[keyOf(fault)];
      save();
    },
  };
}
