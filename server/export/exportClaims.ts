import { ExpectedError } from '../../bundle/expectedError.ts';
import { openDocumentCopies } from '../documents/documentCopies.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { openDocument } from '../documents/openDocument.ts';
import { type DocumentsPlace, openDocuments } from '../documents/openDocuments.ts';
import { type KeyPlace, loadExistingKey } from '../security/loadServerKey.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import type { NewLogEntry } from '../store/log.ts';
import { holdsStore, openStore, type StorePlace } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import { canonicalFieldsReader } from './canonicalFields.ts';
import { createExportCheck } from './exportCheck.ts';
import type { CopyDocuments, ExportChoice, ReadClaims, WriteText } from './exportChoice.ts';
import { exportedClaim, type OpenedLine } from './exportedClaim.ts';
import { writeCsv } from './writeCsv.ts';

/** Options of an export, and the locations of its data. */
export interface ExportOptions extends ExportChoice, StorePlace, DocumentsPlace, KeyPlace {}

/** Error of a data folder without a store: nothing was ever filed there, or it is another folder. */
class NoStoreError extends ExpectedError {
  constructor(dataDir: string) {
    super(`${dataDir} holds no stored claims`);
  }
}

/**
 * Writes the chosen claims as a stream, oldest first. Returns their number. Throws a ServerKeyError before anything is
 * written where the key of the data is missing, and an UnknownFieldsError.
 */
export async function exportClaims(options: ExportOptions, write: WriteText): Promise<number> {
  if (!holdsStore(options)) throw new NoStoreError(options.dataDir);
  const store = await openStore({ ...options, now: new Date() });
  try {
    const key = await loadExistingKey(options, store);
    const sources = { store, documents: await openDocuments(options), key };
    const log = async (claims: number): Promise<void> => {
      if (key) await store.log.append(actOf(options, claims, new Date()), logKeyOf(key));
    };
    let begun = 0;
    try {
      await writeClaims(sources, options, write, () => {
        begun += 1;
      });
    } catch (error) {
      // Logged for a failed export too, because what was written is out (C13-11).
      if (begun > 0) await log(begun);
      throw error;
    }
    await log(begun);
    return begun;
  } finally {
    await store.close();
  }
}

/** Builds the log entry of an export. */
function actOf(
  { format, table, form, since, documentsTo }: ExportChoice,
  claims: number,
  at: Date,
): NewLogEntry {
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

/** Stores that claims are exported from; the key is null where the data never had one. */
export interface ExportSources {
  store: Store;
  documents: DocumentStore;
  key: ServerKey | null;
}

/**
 * Writes the chosen claims of open stores, and counts each that is begun. Throws a DocumentAlteredError at the first
 * altered document where documents are copied, and after the last claim an AlteredDataError.
 */
export async function writeClaims(
  { store, documents, key }: ExportSources,
  choice: ExportChoice,
  write: WriteText,
  onClaim: () => void = () => undefined,
): Promise<void> {
  const { documentsTo, form, since } = choice;
  const copies = documentsTo === undefined ? null : await openDocumentCopies(documentsTo);
  const { check, skippingUnreadable, requireFaultless } = createExportCheck(documents);
  const from = {
    ...choice,
    ...{ store, key, documents: copies ?? documents },
    fieldsOf: canonicalFieldsReader(store.modules, choice.fieldsOf),
  };
  const claims: ReadClaims = async function* (upTo) {
    const chosen = { form, since: since?.toISOString(), upTo };
    for await (const kept of store.claims.all(chosen)) {
      const opened = await skippingUnreadable(kept, () => exportedClaim(kept, from));
      if (opened) yield opened;
    }
  };
  const copy = async (opened: OpenedLine): Promise<void> => {
    onClaim();
    if (!copies) return check(opened);
    for (const document of opened.line.documents)
      await copies.copy(document, openDocument(documents, document.key, opened.dataKey));
  };
  if (choice.format === 'ndjson') await writeLines(claims(), copy, write);
  else await writeCsv(claims, choice.table ?? 'claims', copy, write);
  requireFaultless();
}

async function writeLines(
  claims: AsyncIterable<OpenedLine>,
  copy: CopyDocuments,
  write: WriteText,
): Promise<void> {
  for await (const opened of claims) {
    await copy(opened);
    await write(`${JSON.stringify(opened.line)}\n`);
  }
}
