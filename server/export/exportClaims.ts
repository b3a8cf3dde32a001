import { type MaskCharacters, unmaskedClaim } from '../../transforms/claims/maskCharacters.ts';
import { type FormName, MODEL_KINDS, type ModelName } from '../../transforms/config/names.ts';
import { withPlainNumbers } from '../claims/encryptedNumbers.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';
import { type DocumentsPlace, openDocuments } from '../documents/openDocuments.ts';
import { existingKey, type KeyPlace } from '../security/matchKey.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import type { Act } from '../store/log.ts';
import { holdsStore, openStore, type StorePlace } from '../store/openStore.ts';
import type { Store, StoredClaim, StoredDocument } from '../store/store.ts';
import { csvLine } from './csvCell.ts';

/** What is exported: a line a claim, or the records of one list, a line each. */
export type ExportTable = 'claims' | 'prepopulatedData' | 'documentContexts' | 'claimTransactions';

/** What is exported, and how. */
export interface ExportChoice {
  format: 'ndjson' | 'csv';
  /** CSV only: `claims` where left out. NDJSON holds everything. */
  table?: ExportTable | undefined;
  /** Values without mask characters, for systems that read digits only (C7-07). */
  unmasked?: boolean | undefined;
  /** The claims of this form only. */
  form?: FormName | undefined;
  /** The claims submitted then or later only. */
  since?: Date | undefined;
  /** A folder that the documents are copied to, each held against its hash; the paths are those within it. */
  documentsTo?: string | undefined;
}

export interface ExportOptions extends ExportChoice, StorePlace, DocumentsPlace, KeyPlace {}

/**
 * One claim as it is exported: the documents' paths are relative to the data folder. What masks put into its values is
 * left out where they are without it: then the claim cannot be imported again.
 */
export interface ExportedClaim extends Omit<StoredClaim, 'documents' | 'maskCharacters'> {
  maskCharacters?: MaskCharacters;
  documents: (StoredDocument & { path: string })[];
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

/**
 * Writes the chosen claims, oldest first, without ever holding all of them. Answers how many there were. Throws a
 * ServerKeyError before anything is written where the key of the data is not there.
 */
export async function exportClaims(options: ExportOptions, write: WriteText): Promise<number> {
  if (!holdsStore(options)) throw new NoStoreError(options.dataDir);
  const store = await openStore({ ...options, now: new Date() });
  try {
    const key = await existingKey(options, store);
    const count = await writeClaims({ store, documents: await openDocuments(options), key }, options, write);
    if (key) await store.log.append(actOf(options, count, new Date()), logKeyOf(key));
    return count;
  } finally {
    await store.close();
  }
}

/** What the log tells of an export. */
function actOf({ format, table, form, since, documentsTo }: ExportChoice, claims: number, at: Date): Act {
  const content = {
    format,
    table: table ?? null,
    form: form ?? null,
    since: since?.toISOString() ?? null,
    documents: documentsTo !== undefined,
    claims,
  };
  return { kind: 'claims exported', at, content };
}

/** The stores that claims are exported from; the key is null where the data never knew one. */
export interface ExportSources {
  store: Store;
  documents: DocumentStore;
  key: ServerKey | null;
}

/** The same over stores that are open. Throws a DocumentAlteredError where documents are to be copied. */
export async function writeClaims(
  { store, documents, key }: ExportSources,
  choice: ExportChoice,
  write: WriteText,
): Promise<number> {
  const { documentsTo, form, since } = choice;
  const copies = documentsTo === undefined ? null : await openFolderDocuments(documentsTo);
  const located = (claim: StoredClaim): ExportedClaim =>
    exportedClaim(
      key ? { ...claim, claim: withPlainNumbers(key, claim) } : claim,
      copies ?? documents,
      choice,
    );
  const claims: Claims = async function* (upTo) {
    const chosen = { form, since: since?.toISOString(), upTo };
    for await (const claim of store.claims.all(chosen)) yield located(claim);
  };
  const copy = async ({ documents: filed }: ExportedClaim): Promise<void> => {
    if (copies) for (const document of filed) await copies.put(document, documents.read(document.key));
  };
  if (choice.format === 'ndjson') return writeLines(claims(), copy, write);
  return writeCsv(claims, choice.table ?? 'claims', copy, write);
}

function exportedClaim(
  { maskCharacters, ...claim }: StoredClaim,
  documents: DocumentStore,
  { unmasked }: ExportChoice,
): ExportedClaim {
  return {
    ...claim,
    ...(unmasked ? { claim: unmaskedClaim(claim.claim, maskCharacters) } : { maskCharacters }),
    documents: claim.documents.map((document) => ({ ...document, path: documents.locate(document.key) })),
  };
}

/** The chosen claims, once more for each call; up to one of them and with it where it is given. */
type Claims = (upTo?: ExportedClaim) => AsyncIterable<ExportedClaim>;

/** What is done with a claim before its line is written. */
type Copy = (claim: ExportedClaim) => Promise<void>;

async function writeLines(
  claims: AsyncIterable<ExportedClaim>,
  copy: Copy,
  write: WriteText,
): Promise<number> {
  let count = 0;
  for await (const claim of claims) {
    await copy(claim);
    await write(`${JSON.stringify(claim)}\n`);
    count += 1;
  }
  return count;
}

type Row = Record<string, unknown>;

/**
 * Two passes: the first finds the columns, since claims of several forms and configurations differ in theirs. What is
 * filed between them waits for the next export.
 */
async function writeCsv(claims: Claims, table: ExportTable, copy: Copy, write: WriteText): Promise<number> {
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
