import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WRITTEN = new Map<string, string>();

function removeAll(): void {
  for (const folder of WRITTEN.values()) rmSync(folder, { recursive: true, force: true });
}

/** The temporary folder of a settlement's bundle, written when it is first asked for and removed when the process ends. */
export function writtenOnce(settlement: string, write: (folder: string) => void): string {
  const known = WRITTEN.get(settlement);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-journey-'));
  if (WRITTEN.size === 0) process.once('exit', removeAll);
  write(folder);
  WRITTEN.set(settlement, folder);
  return folder;
}
