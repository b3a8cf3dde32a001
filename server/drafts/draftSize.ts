import type { DocumentLimits } from '../documents/acceptance.ts';
import type { PieceLimits } from '../store/storedDraft.ts';

const MIB = 1024 * 1024;

/** Bytes that a client's seal adds to a piece. */
const SEAL_BYTES = 64;

/** Maximum bytes of one piece. */
export const PIECE_BYTES = MIB + SEAL_BYTES;

/** Maximum length of the sealed answers and pages, in characters of base64url. */
export const SEALED_LENGTH = 4 * MIB;

/** Maximum bytes of a save: the sealed text, and the names of its pieces. */
export const SAVE_BYTES = SEALED_LENGTH + 512 * 1024;

/** Maximum number of pieces of a draft that the API's description allows. */
const PIECES = 10_000;

/** Returns the bytes of a form's documents, cut into sealed pieces. */
export function draftBytes({ maxBytes, maxFiles }: Pick<DocumentLimits, 'maxBytes' | 'maxFiles'>): number {
  return maxFiles * (maxBytes + SEAL_BYTES * (1 + Math.ceil(maxBytes / MIB)));
}

/** Returns the limits of what is kept for a draft: of one save and, while the next is under way, of that one, too. */
export const pieceLimits = (documents: DocumentLimits): PieceLimits => ({
  bytes: 2 * draftBytes(documents),
  pieces: 2 * PIECES,
});
