import { counted } from '../../bundle/findings/counted.ts';
import { REFERENCE_CODE_LENGTH } from '../../transforms/values/checkedCode.ts';
import { type DocumentState, documentState } from '../documents/documentState.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { isOutage } from '../http/outage.ts';
import { isRequestId } from '../http/requestId.ts';
import type { TracedClaim, TracedName } from '../store/claimTrace.ts';
import { readReferenceCode } from '../store/referenceCode.ts';
import type { Store } from '../store/store.ts';

/** Document of a traced claim, and what is at its place now. */
interface TracedDocument {
  /** Size of what was filed. */
  size: number;
  /** SHA-256 of the stored file, which is encrypted. */
  storedSha256: string;
  /** Path in the data folder, or URL in the bucket. */
  place: string;
  /** `unreadable` where folder or bucket cannot be read now. */
  state: DocumentState | 'unreadable';
}

/** Way of a claim, without its answers and the names of its documents. */
export interface ClaimTrace extends Omit<TracedClaim, 'documents'> {
  documents: TracedDocument[];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads a claim's name as an operator types it, from a telephone or a log: a reference code in any case, with spaces or
 * hyphens anywhere, or an id. Returns a sentence for one that is neither.
 */
export function readTracedName(typed: string): TracedName | string {
  const id = typed.trim().toLowerCase();
  if (UUID.test(id)) return { id };
  const referenceCode = readReferenceCode(typed);
  if (referenceCode !== null) return { referenceCode };
  if (isRequestId(typed))
    return `${typed} is the number of a problem, which pages show when the server fails. Look for it in the server's log, as requestId: its line has the claim's id.`;
  const length = typed.replace(/[\s-]/g, '').length;
  if (length !== REFERENCE_CODE_LENGTH)
    return `${typed} has ${counted(length, 'character')}. A reference code has ${REFERENCE_CODE_LENGTH}, such as 7KQ4M-2XNRT.`;
  return `${typed} is no reference code: at least one of its ${counted(REFERENCE_CODE_LENGTH, 'character')} is another. Codes have no 0, 1, I, L and O. Have it spelled again.`;
}

/** Reads the way of a claim, and looks at its documents; null for an unknown name. No key is needed. */
export async function traceOf(
  { store, documents: source }: { store: Store; documents: DocumentStore },
  name: TracedName,
): Promise<ClaimTrace | null> {
  const claim = await store.log.traced(name);
  if (!claim) return null;
  const documents: TracedDocument[] = [];
  for (const document of claim.documents) {
    const { key, size, sha256: storedSha256 } = document;
    const state = await documentState(source, document).catch(unreadable);
    documents.push({ size, storedSha256, place: source.locate(key), state });
  }
  return { ...claim, documents };
}

function unreadable(error: unknown): 'unreadable' {
  if (isOutage(error)) return 'unreadable';
  throw error;
}
