import { foundType, typeUnder } from '../../transforms/documents/documentType.ts';

/** Limits of a form's uploaded documents. */
export interface DocumentLimits {
  /** Maximum size of one document. */
  maxBytes: number;
  maxFiles: number;
  /** Extensions in lower case: `.pdf`. */
  accept: string[];
}

/** Limits of a form that names none. */
const DEFAULT_LIMITS: DocumentLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 20,
  accept: ['.pdf', '.jpg', '.jpeg', '.png', '.heic'],
};

/** Returns a form's limits, with the defaults of those that it does not name. */
export function documentLimits(named: Partial<DocumentLimits> | undefined): DocumentLimits {
  return { ...DEFAULT_LIMITS, ...named };
}

/** Codes of the problems that refuse a document. */
export type DocumentRefusal = 'tooManyDocuments' | 'documentTooLarge' | 'documentTypeRefused';

/** Tests if this number of documents is the maximum already. */
export function isFull(before: number, { maxFiles }: Pick<DocumentLimits, 'maxFiles'>): boolean {
  return before >= maxFiles;
}

/** Tests if a document of so many bytes is too large. */
export function isTooLarge(bytes: number, maxBytes: number): boolean {
  return bytes > maxBytes;
}

/** Returns the code that refuses a document after `before` others, by name, size and type of its bytes; else null. */
export function refusalOf(
  { name, size, type }: { name: string; size: number; type: string },
  before: number,
  limits: DocumentLimits,
): DocumentRefusal | null {
  if (isFull(before, limits)) return 'tooManyDocuments';
  if (isTooLarge(size, limits.maxBytes)) return 'documentTooLarge';
  return typeUnder(name, foundType(type), limits.accept) === null ? 'documentTypeRefused' : null;
}
