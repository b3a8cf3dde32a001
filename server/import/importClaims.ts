import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { withHiddenCredentials } from '../claims/hiddenCredentials.ts';
import { type ReceivedDocument, sealAnswers } from '../claims/sealedClaim.ts';
import { adoptDocument } from '../documents/adoptDocument.ts';
import { documentsIn } from '../documents/documentCopies.ts';
import type { DocumentSource, DocumentStore } from '../documents/documentStore.ts';
import { openDocument } from '../documents/openDocument.ts';
import { type DocumentsPlace, openDocuments } from '../documents/openDocuments.ts';
import { drawDataKey } from '../security/envelope.ts';
import { type KeyPlace, loadOrCreateKey } from '../security/loadServerKey.ts';
import { KEY_FILE, logKeyOf, type ServerKey } from '../security/serverKey.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import type { AdoptedClaim, StoredClaim } from '../store/storedClaim.ts';
import { type CheckedLine, checkLines, type LineFault } from './checkLines.ts';
import { type Line, readLines } from './readLines.ts';

/** Maximum bytes of a line, beyond any claim: each of its seven parts is at most 5 MB. */
const MOST_LINE_BYTES = 64 * 1024 * 1024;
/** Maximum number of faults that are listed. */
const MOST_FAULTS = 20;
/** Maximum number of documents that are copied before their claims are stored; one claim may have more. */
const MOST_DOCUMENTS = 20;
/** Maximum lines and characters of a batch. */
const BATCH = { lines: 100, characters: 4_000_000 };

export interface ImportClaimsOptions extends StorePlace, KeyPlace, DocumentsPlace {
  /** Export as NDJSON. */
  file: string;
  /** Folder of the documents' copies; left out where no claim has a document. */
  documentsFrom?: string | undefined;
  /** Imports lines without a hash, from an earlier version; the log records it. */
  withoutHashes?: boolean;
  now?: Date;
}

/** Numbers of imported claims. */
export interface Imported {
  added: number;
  /** Claims of the file that were stored before. */
  known: number;
}

/** Error with the faults of an export, of which nothing was imported. */
export class ImportFaultsError extends ExpectedError {
  readonly faults: readonly LineFault[];

  constructor(faults: readonly LineFault[]) {
    super(faults.map(({ line, message }) => `${line}: ${message}`).join('\n'));
    this.faults = faults;
  }
}

/** Error of an import that broke off between two batches; the message has the imported lines. */
export class ImportStoppedError extends ExpectedError {
  constructor(line: number, { added, known }: Imported, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `Stopped at line ${line}: ${why}. Every claim of the lines before it is in (${added} added, ${known} there before), ` +
        'none from it on. Import the same file again when that is mended: what is in is left as it is.',
      { cause },
    );
  }
}

/**
 * Stores the claims of an export with the same codes, ids and times. Throws an ImportFaultsError, which leaves
 * everything as it was, and an ImportStoppedError. Calls `onNewKey` where the data had no key and one was drawn.
 */
export async function importClaims(options: ImportClaimsOptions, onNewKey: () => void): Promise<Imported> {
  const { now = new Date(), documentsFrom, file, withoutHashes = false } = options;
  const isNew = options.serverKey === undefined && !existsSync(join(options.dataDir, KEY_FILE));
  const store = await openStore({ ...options, now });
  try {
    const key = await loadOrCreateKey(options, store, now);
    if (isNew) onNewKey();
    const documents = await openDocuments(options);
    const source = documentsFrom === undefined ? null : documentsIn(documentsFrom);
    const imported = await importIntoStores({ store, documents, source, key, now, withoutHashes }, () =>
      readLines(createReadStream(file), MOST_LINE_BYTES),
    );
    const content = { ...imported, withoutHashes };
    await store.log.append({ kind: 'claims imported', at: now, content }, logKeyOf(key));
    return imported;
  } finally {
    await store.close();
  }
}

/** Stores of an import. `source` has the documents to copy; null where no claim has one. */
export interface ImportStores {
  store: Store;
  /** Key that wraps the data keys of claims. */
  key: ServerKey;
  documents: DocumentStore;
  source: DocumentSource | null;
  /** Imports lines without a hash. */
  withoutHashes?: boolean;
  /** Time of the import; the clock's where left out. */
  now?: Date;
}

/** Imports claims into open stores. Reads the lines of `open` twice: to check all of them, then to store them. */
export async function importIntoStores(
  stores: ImportStores,
  open: () => AsyncIterable<Line>,
): Promise<Imported> {
  const faults: LineFault[] = [];
  for await (const batch of batched(open())) {
    faults.push(...(await checkLines(stores, batch, { documents: true })).faults);
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) throw new ImportFaultsError(faults.slice(0, MOST_FAULTS));
  const imported: Imported = { added: 0, known: 0 };
  for await (const batch of batched(open())) await importBatch(stores, batch, imported);
  return imported;
}

async function importBatch(stores: ImportStores, batch: Line[], imported: Imported): Promise<void> {
  const from = batch[0]?.line ?? 0;
  const check = () => checkLines(stores, batch, { documents: false });
  const { lines, faults } = await reportStop(from, imported, check);
  const [fault] = faults;
  const whole = fault ? lines.filter(({ line }) => line < fault.line) : lines;
  for (const group of byDocuments(whole))
    await reportStop(group[0]?.line ?? from, imported, () => storeLines(stores, group, imported));
  if (fault) throw new ImportStoppedError(fault.line, imported, new Error(fault.message));
}

async function reportStop<T>(line: number, imported: Imported, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new ImportStoppedError(line, imported, error);
  }
}

/** Splits lines by their documents, few at a time: a running server would sweep those that no claim names for long. */
function byDocuments(lines: readonly CheckedLine[]): CheckedLine[][] {
  const groups: CheckedLine[][] = [];
  let documents = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const count = line.isKnown ? 0 : line.claim.documents.length;
    documents += count;
    if (documents > MOST_DOCUMENTS) {
      groups.push([]);
      documents = count;
    }
    groups.at(-1)?.push(line);
  }
  return groups;
}

async function storeLines(
  stores: ImportStores,
  lines: readonly CheckedLine[],
  imported: Imported,
): Promise<void> {
  const claims = lines.filter(({ isKnown }) => !isKnown).map(({ claim }) => claim);
  const { store, key, now = new Date() } = stores;
  const sealed: AdoptedClaim[] = [];
  for (const claim of claims) sealed.push(await sealedAnew(stores, claim));
  const witness = { key: logKeyOf(key), at: now };
  const added = sealed.length === 0 ? 0 : await store.claims.adopt(sealed, witness);
  imported.added += added;
  imported.known += lines.length - added;
}

/** Copies the documents of a claim, and seals it with a data key of its own. */
async function sealedAnew(
  { store, documents, source, key }: ImportStores,
  { claim: answers, maskCharacters, documents: filed, unsealed, ...facts }: StoredClaim,
): Promise<AdoptedClaim> {
  const { id, form } = facts;
  const dataKey = drawDataKey();
  const copied: ReceivedDocument[] = [];
  if (source)
    for (const document of filed) {
      const adopted = await adoptDocument(
        documents,
        document,
        openDocument(source, document.key, null),
        dataKey,
      );
      copied.push({ ...document, ...adopted });
    }
  // An older version had exported it with its credentials.
  const header = unsealed ? ((await store.claimants.header(form)) ?? []) : [];
  const claim = withHiddenCredentials(key, form, header, answers, maskCharacters);
  return { ...facts, ...sealAnswers(key, dataKey, id, { claim, maskCharacters, documents: copied }) };
}

async function* batched(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.text?.length ?? 0;
    if (batch.length < BATCH.lines && characters < BATCH.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
