import { sealedSize } from '../security/sealedStream.ts';
import {
  DocumentAlteredError,
  DocumentMissingError,
  type DocumentSource,
  verifyDocument,
} from './documentStore.ts';

/** State of a stored document: as it was filed, of other bytes, or gone. */
export type DocumentState = 'intact' | 'altered' | 'missing';

/** Document as its row has it: the hash is of the bytes that are stored, the size of what was filed. */
interface DocumentRow {
  key: string;
  size: number;
  sha256: string;
  /** Null where an older version stored it in the clear. */
  sealed: string | null;
}

/** Reads the bytes of a stored document and compares them with its row. Throws where they cannot be read now. */
export async function documentState(
  source: DocumentSource,
  { key, size, sha256, sealed }: DocumentRow,
): Promise<DocumentState> {
  const filed = Number(size);
  try {
    const document = { key, sha256, size: sealed === null ? filed : sealedSize(filed) };
    await verifyDocument(document, source.read(key));
    return 'intact';
  } catch (error) {
    if (error instanceof DocumentAlteredError) return 'altered';
    if (isMissingDocument(error)) return 'missing';
    throw error;
  }
}

/** Tests if an error of a read says that the document is not there. */
export const isMissingDocument = (error: unknown): boolean =>
  error instanceof DocumentMissingError ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');
