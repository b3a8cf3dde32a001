import { matchesFilter } from '../claims/recordFilter.ts';
import { placedRecordsIn, recordsIn } from '../conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { isLinked, isOfKind } from '../ground/documentLinks.ts';
import { type RecordBlock, recordBlocks } from './recordBlocks.ts';
import type { PageSchema } from './types.ts';

/** Returns the names of the files saved for a record, of the kind that its block asks for. */
export function documentNames(
  { documents }: Pick<RecordBlock, 'documents'>,
  claim: ClaimDocument,
  record: ClaimRecord,
): string[] {
  if (!documents) return [];
  return recordsIn(claim.documentContexts)
    .filter((document) => isOfKind(document, documents.kind) && isLinked(document, record))
    .flatMap((document) => {
      const file = document[documents.field];
      return typeof file === 'object' && file !== null && 'name' in file ? [String(file.name)] : [];
    });
}

/**
 * Returns the file names of the documents of all records on a page, by list and by the record's position; records
 * without documents are left out.
 */
export function savedDocuments(
  page: PageSchema,
  claim: ClaimDocument,
): Record<string, Record<number, string[]>> {
  const saved: Record<string, Record<number, string[]>> = {};
  for (const block of recordBlocks(page).filter(({ documents }) => documents)) {
    const records = placedRecordsIn(claim[block.model]).filter(({ record }) =>
      matchesFilter(block.only, record),
    );
    const named = records.map(({ record, index }) => [index, documentNames(block, claim, record)] as const);
    const found = named.filter(([, names]) => names.length > 0);
    saved[block.model] = { ...saved[block.model], ...Object.fromEntries(found) };
  }
  return saved;
}
