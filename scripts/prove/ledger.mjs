// Remembers which faults were caught, so that a run that was stopped goes on where it was.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** What a result depends on: the fault, the file that it changes, and the tests that its ids name. */
export function keyOf(root, fault, files) {
  const { ids, file, find, replace } = fault;
  const texts = [file, ...[...files].sort()].map((path) => readFileSync(join(root, path), 'utf8'));
  return digest(JSON.stringify({ ids, file, find, replace }), ...texts);
}

/** The keys of the faults that were caught, in a file that git ignores; `remember` writes at once. */
export function openLedger(root) {
  const path = join(root, '.claimwright', 'prove.json');
  const keys = new Set(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
  mkdirSync(dirname(path), { recursive: true });
  return {
    has: (key) => keys.has(key),
    remember(key) {
      keys.add(key);
      writeFileSync(path, JSON.stringify([...keys]));
    },
    forget(key) {
      if (keys.delete(key)) writeFileSync(path, JSON.stringify([...keys]));
    },
  };
}
