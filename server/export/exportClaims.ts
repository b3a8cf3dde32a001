import { unmaskedClaim } from '../../transforms/claims/maskCharacters.ts';
import { MODEL_KINDS, type ModelName } from '../../transforms/config/names.ts';
import { type DocumentsPlace, openDocuments } from '../documents/openDocuments.ts';
import { holdsStore, openStore, type StorePlace } from '../store/openStore.ts';
import type { StoredClaim } from '../store/store.ts';
import { csvLine } from './csvCell.ts';

/** What is exported: a line a claim, or the records of one list, a line each. */
export type ExportTable = 'claims' | 'prepopulatedData' | 'documentContexts' | 'claimTransactions';

export interface ExportOptions extends StorePlace, DocumentsPlace {
  format: 'ndjson' | 'csv';
  /** CSV only: `claims` where left out. NDJSON holds everything. */
  table?: ExportTable | undefined;
  /** Values without mask characters, for systems that read digits only (C7-07). */
  unmasked?: boolean | undefined;
}

/** One claim as it is exported: the documents' paths are relative to the data folder. */
export interface ExportedClaim extends Omit<StoredClaim, 'documents' | 'maskCharacters'> {
  documents: (StoredClaim['documents'][number] & { path: string })[];
}

/** There is no store in the data folder: nothing was ever filed there, or it is another folder. */
class NoStoreError extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} holds no stored claims`);
    this.name = 'NoStoreError';
  }
}

/** Takes text as it comes; resolves when it may have more. */
export type WriteText = (text: string) => Promise<void>;

/** Writes every stored claim, oldest first, without ever holding all of them. Answers how many there were. */
export async function exportClaims(options: ExportOptions, write: WriteText): Promise<number> {
  if (!holdsStore(options)) throw new NoStoreError(options.dataDir);
  const store = await openStore({ ...options, now: new Date() });
  try {
    const documents = await openDocuments(options);
    const located = ({ maskCharacters, ...claim }: StoredClaim): ExportedClaim => ({
      ...claim,
      ...(options.unmasked && { claim: unmaskedClaim(claim.claim, maskCharacters) }),
      documents: claim.documents.map((document) => ({ ...document, path: documents.locate(document.key) })),
    });
    const claims = mapped(() => store.claims.all(), located);
    if (options.format === 'ndjson') return await writeLines(claims(), write);
    return await writeCsv(claims, options.table ?? 'claims', write);
  } finally {
    await store.close();
  }
}

type Claims = () => AsyncIterable<ExportedClaim>;

function mapped(
  claims: () => AsyncIterable<StoredClaim>,
  map: (claim: StoredClaim) => ExportedClaim,
): Claims {
  return async function* () {
    for await (const claim of claims()) yield map(claim);
  };
}

async function writeLines(claims: AsyncIterable<ExportedClaim>, write: WriteText): Promise<number> {
  let count = 0;
  for await (const claim of claims) {
    await write(`${JSON.stringify(claim)}\n`);
    count += 1;
  }
  return count;
}

type Row = Record<string, unknown>;

/** Two passes: the first finds the columns, since claims of several forms and configurations differ in theirs. */
async function writeCsv(claims: Claims, table: ExportTable, write: WriteText): Promise<number> {
  const columns = new Set<string>();
  for await (const claim of claims())
    for (const row of rowsOf(claim, table)) for (const column of Object.keys(row)) columns.add(column);
  await write(csvLine([...columns]));
  let count = 0;
  for await (const claim of claims()) {
    for (const row of rowsOf(claim, table)) await write(csvLine([...columns].map((column) => row[column])));
    count += 1;
  }
  return count;
}

function rowsOf(claim: ExportedClaim, table: ExportTable): Row[] {
  if (table === 'claims') return [claimRow(claim)];
  const records = claim.claim[table];
  if (!Array.isArray(records)) return [];
  return records.map((record, index) => ({
    referenceCode: claim.referenceCode,
    form: claim.form,
    record: index + 1,
    ...flat(record, ''),
    ...(table === 'documentContexts' && documentOf(claim, record)),
  }));
}

function claimRow(claim: ExportedClaim): Row {
  const { referenceCode, form, submittedAt, culture, repeated, addedTo, configurationHash, documents } =
    claim;
  const singles = (Object.keys(MODEL_KINDS) as ModelName[]).filter((name) => MODEL_KINDS[name] === 'single');
  const fields = singles.map((name) => flat(claim.claim[name] ?? {}, `${name}.`));
  return {
    referenceCode,
    form,
    submittedAt,
    culture,
    repeated,
    addedTo,
    configurationHash,
    documents: documents.length,
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
