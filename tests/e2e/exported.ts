import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedClaim } from '../../server/export/exportedClaim.ts';
import { claimwright } from './product.ts';

async function exported(...words: string[]): Promise<string> {
  const { status, stdout, stderr } = await claimwright('export', ...words);
  if (status !== 0) throw new Error(`export ended with ${status}: ${stderr}`);
  return stdout;
}

/** What `claimwright export` writes of the claims in a data folder. */
export async function exportedClaims(data: string): Promise<ExportedClaim[]> {
  const lines = (await exported('--data', data)).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as ExportedClaim);
}

/** The bytes of a document as they were filed, by its path in an export: in the data folder they are encrypted. */
export async function exportedBytes(data: string, path = ''): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'claimwright-copies-'));
  try {
    await exported('--data', data, '--documents', folder);
    return await readFile(join(folder, path));
  } finally {
    await rm(folder, { recursive: true });
  }
}
