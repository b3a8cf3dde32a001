import { isDeepStrictEqual } from 'node:util';
import { openClaim } from '../claims/sealedClaim.ts';
import { DocumentAlteredError, type DocumentSource, verifyDocument } from '../documents/documentStore.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Store } from '../store/store.ts';
import type { StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { type HashDemand, ImportLineError, readExportedLine } from './exportLine.ts';
import type { Line } from './readLines.ts';

/** Parsed line of an export that can be imported. */
export interface CheckedLine {
  line: number;
  claim: StoredClaim;
  /** Set where the same claim is stored already, or in an earlier line. */
  isKnown: boolean;
}

/** Fault of a line of an export, counted from 1. */
export interface LineFault {
  line: number;
  message: string;
}

interface Stores {
  store: Store;
  key: ServerKey;
  /** Copies of the documents; null where there are none. */
  source: DocumentSource | null;
  /** Accepts lines without a hash, from exports of an earlier version. */
  withoutHashes?: boolean | undefined;
}

/**
 * Returns the lines of an export that can be imported, by comparison with the stored claims, and the faults of the
 * others. With `documents` it verifies the documents of new claims, too.
 */
export async function checkLines(
  { store, source, key, withoutHashes = false }: Stores,
  batch: readonly Line[],
  { documents }: { documents: boolean },
): Promise<{ lines: CheckedLine[]; faults: LineFault[] }> {
  const faults: LineFault[] = [];
  const lines: CheckedLine[] = [];
  const read = readBatch(batch, { withoutHashes }, faults);
  const stored = await store.claims.stored(read.map(({ claim }) => claim));
  const seen = claimsByName(stored.map((kept) => openClaim(key, kept).claim));
  for (const { line, claim } of read) {
    const earlier = [seen.get(claim.id), seen.get(claim.referenceCode)].filter((one) => one !== undefined);
    const isKnown = earlier.length > 0;
    const message = isKnown ? difference(claim, earlier) : documents ? await missing(claim, source) : null;
    if (message !== null) {
      faults.push({ line, message });
      continue;
    }
    lines.push({ line, claim, isKnown });
    for (const name of [claim.id, claim.referenceCode]) seen.set(name, claim);
  }
  return { lines, faults: faults.sort((one, other) => one.line - other.line) };
}

function readBatch(
  batch: readonly Line[],
  demand: HashDemand,
  faults: LineFault[],
): { line: number; claim: StoredClaim }[] {
  return batch.flatMap(({ line, text }) => {
    try {
      return [{ line, claim: readExportedLine(text, demand) }];
    } catch (error) {
      if (!(error instanceof ImportLineError)) throw error;
      faults.push({ line, message: error.message });
      return [];
    }
  });
}

const claimsByName = (claims: readonly StoredClaim[]): Map<string, StoredClaim> =>
  new Map(claims.flatMap((claim) => [claim.id, claim.referenceCode].map((name) => [name, claim] as const)));

/** Returns the fault of a claim whose id or reference code another stored claim has; null for none. */
function difference(claim: StoredClaim, earlier: readonly StoredClaim[]): string | null {
  if (earlier.every((one) => isDeepStrictEqual(comparable(one), comparable(claim)))) return null;
  return `Another claim is there under the reference code ${claim.referenceCode} or the id ${claim.id}`;
}

/**
 * Returns the part of a claim that is the same in every export of it: without the names of its documents in a store,
 * which each import draws anew, and without its marks and mails, which change after the filing.
 */
const comparable = ({
  unsealed: _older,
  marks: _marks,
  mails: _mails,
  documents,
  ...claim
}: StoredClaim) => ({
  ...claim,
  documents: documents.map(({ key: _name, ...document }) => document),
});

/** Returns the fault of a new claim's documents: not there or altered; null for none. */
async function missing({ documents }: StoredClaim, source: DocumentSource | null): Promise<string | null> {
  for (const document of documents) {
    if (!source) return `The document ${document.name} is not in this file. ${NAME_COPIES}`;
    const fault = await faultOf(document, source);
    if (fault !== null) return fault;
  }
  return null;
}

const NAME_COPIES = 'Name the folder that the export copied documents to with --documents';

async function faultOf(document: StoredDocument, source: DocumentSource): Promise<string | null> {
  const { key, name } = document;
  try {
    await verifyDocument(document, source.read(key));
    return null;
  } catch (error) {
    if (error instanceof DocumentAlteredError) return `${error.message} (${name})`;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return `The document ${name} is not at ${source.locate(key)}. ${NAME_COPIES}`;
    throw error;
  }
}
