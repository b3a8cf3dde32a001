import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from '../bundle/io.ts';
import { UsageError } from '../bundle/usageError.ts';

/** Writes the file of `--out`, readable for its owner alone. Throws a UsageError where it cannot be written. */
export function writeOut(out: string, content: string | Uint8Array, { cwd }: Io): void {
  try {
    writeFileSync(resolve(cwd, out), content, { mode: 0o600 });
  } catch (error) {
    throw unwritable(out, error);
  }
}

/** Creates the error of a file or folder on the command line that cannot be written. */
export const unwritable = (name: string, error: unknown): UsageError =>
  new UsageError(`${name} cannot be written (${error instanceof Error ? error.message : String(error)}).`);
