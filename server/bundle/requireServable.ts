import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { makePrivateFolderSync } from '../privateFolder.ts';
import { PRIVATE_FILE } from '../restrictToOwner.ts';
import { checksVersion, sha256Hex, textsHash } from './hashes.ts';

/**
 * Throws a FindingsError for a bundle with errors. The checks are skipped where the same version found none in the same
 * files, which the cache in `dataDir` notes: they take a sixth of a start. Returns the function that notes it, for when
 * the data folder is there.
 */
export async function requireServable(read: ReadBundle, dataDir: string): Promise<() => void> {
  const cache = join(dataDir, 'cache');
  const note = join(cache, `checked-${keyOf(read)}`);
  if (existsSync(note)) return () => undefined;
  const { requireNoErrors } = await import('../../bundle/validateBundle.ts');
  await requireNoErrors(read, { withCases: true, withRows: false });
  return () => {
    makePrivateFolderSync(cache);
    writeFileSync(note, '', { mode: PRIVATE_FILE });
  };
}

/** Hashes all that the checks read. Only its cases may name another folder, which no server reads. */
function keyOf({ view, files, reports }: ReadBundle): string {
  return sha256Hex(JSON.stringify([checksVersion(), textsHash(files), reports, logoOf(view)]));
}

function logoOf({ directory, bundle }: ReadBundle['view']): string | null {
  const file = bundle.settlement?.header?.logo?.file;
  try {
    return file === undefined ? null : sha256Hex(readFileSync(join(directory, file)));
  } catch {
    // Reported by the checks.
    return null;
  }
}
