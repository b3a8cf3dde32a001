import { foundType, typeUnder } from '../../transforms/documents/documentType.ts';

/** How many documents a form takes, how large, and with which extensions. */
export interface DocumentLimits {
  /** Of one document. */
  maxBytes: number;
  maxFiles: number;
  /** `.pdf`, in small letters. */
  accept: string[];
}

/** The limits of a form that names none. */
const DEFAULT_LIMITS: DocumentLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 20,
  accept: ['.pdf', '.jpg', '.jpeg', '.png', '.heic'],
};

/** A form's limits, with those that it does not name. */
export function documentLimits(named: Partial<DocumentLimits> | undefined): DocumentLimits {
  return { ...DEFAULT_LIMITS, ...named };
}

/** The codes of the problems by which a document is refused. */
export type DocumentRefusal = 'tooManyDocuments' | 'documentTooLarge' | 'documentTypeRefused';

/** Whether there is no room for one more document beside so many. */
export function isFull(before: number, { maxFiles }: Pick<DocumentLimits, 'maxFiles'>): boolean {
  return before >= maxFiles;
}

/** Whether a document of so many bytes is too large. */
export function isTooLarge(bytes: number, maxBytes: number): boolean {
  return bytes > maxBytes;
}

/** How a document would be refused of which name, size and the type of its bytes are known; null where it is taken. */
export function refusalOf(
  { name, size, type }: { name: string; size: number; type: string },
  before: number,
  limits: DocumentLimits,
): DocumentRefusal | null {
  if (isFull(before, limits)) return 'tooManyDocuments';
  if (isTooLarge(size, limits.maxBytes)) return 'documentTooLarge';
  return typeUnder(name, foundType(type), limits.accept) === null ? 'documentTypeRefused' : null;
}
