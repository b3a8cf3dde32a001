import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { MODEL_KINDS, type ModelName } from '../../transforms/config/names.ts';
import { csvLine } from './csvCell.ts';
import type { Claims, CopyDocuments, ExportTable, WriteText } from './exportChoice.ts';
import type { ExportedClaim } from './exportedClaim.ts';

type Row = Record<string, unknown>;

/**
 * Two passes: the first finds the columns, since claims of several forms and configurations differ in theirs. What is
 * filed between them waits for the next export.
 */
export async function writeCsv(
  claims: Claims,
  table: ExportTable,
  copy: CopyDocuments,
  write: WriteText,
): Promise<number> {
  const columns = new Set<string>();
  let last: ExportedClaim | undefined;
  for await (const claim of claims()) {
    for (const row of rowsOf(claim, table)) for (const column of Object.keys(row)) columns.add(column);
    last = claim;
  }
  await write(csvLine([...columns]));
  if (!last) return 0;
  let count = 0;
  for await (const claim of claims(last)) {
    await copy(claim);
    for (const row of rowsOf(claim, table)) await write(csvLine([...columns].map((column) => row[column])));
    count += 1;
  }
  return count;
}

function rowsOf(claim: ExportedClaim, table: ExportTable): Row[] {
  if (table === 'claims') return [claimRow(claim)];
  return recordsOf(claim.claim, table).map((record, index) => ({
    referenceCode: claim.referenceCode,
    form: claim.form,
    record: index + 1,
    ...flat(record, ''),
    ...(table === 'documentContexts' && documentOf(claim, record)),
  }));
}

function claimRow(claim: ExportedClaim): Row {
  const { referenceCode, form, submittedAt, culture, repeated, configurationHash, documents } = claim;
  const singles = (Object.keys(MODEL_KINDS) as ModelName[]).filter((name) => MODEL_KINDS[name] === 'single');
  const fields = singles.map((name) => flat(claim.claim[name] ?? {}, `${name}.`));
  return {
    referenceCode,
    form,
    submittedAt,
    culture,
    repeated,
    addedTo: claim.addedToReferenceCode,
    entry: claim.entry,
    configurationHash,
    documents: documents.length,
    ...(claim.unreadable && { unreadable: claim.unreadable }),
    ...Object.assign({}, ...fields),
  };
}

/** A record's values by column; a file's description has a column for each of its parts. */
function flat(record: object, prefix: string): Row {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([part, inner]) => [`${prefix}${name}.${part}`, inner])
        : [[`${prefix}${name}`, value]],
    ),
  );
}

/** The stored document of a record, found by the name that its file field holds. */
function documentOf({ documents }: ExportedClaim, record: object): Row {
  const names = Object.values(record).flatMap((value) =>
    value !== null && typeof value === 'object' && 'name' in value ? [String(value.name)] : [],
  );
  const document = documents.find(({ name }) => names.includes(name));
  if (!document) return {};
  const { key, sha256, contentType, scan, path } = document;
  return {
    'document.key': key,
    'document.sha256': sha256,
    'document.contentType': contentType,
    'document.scan': scan,
    'document.path': path,
  };
}
