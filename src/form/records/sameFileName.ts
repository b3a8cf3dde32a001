import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import { fileOf } from '../../../widgets/File/describeFile.ts';

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** The names of a record's files: names are unique after NFC and without case (C6-11). */
function fileNames(record: ClaimRecord): string[] {
  return Object.values(record).flatMap((value) => {
    const file = fileOf(value);
    return file ? [folded(file.name)] : [];
  });
}

/** Whether a draft names a file that a saved record has already (R5-43). The record it replaces does not count. */
export function repeatsFile(
  draft: ClaimRecord,
  records: readonly ClaimRecord[],
  replaces: number | null,
): boolean {
  const taken = new Set(records.flatMap((record, index) => (index === replaces ? [] : fileNames(record))));
  return fileNames(draft).some((name) => taken.has(name));
}
