import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { fsyncFolder, makePrivateFolder } from '../privateFolder.ts';
import { copyFiled } from './documentFile.ts';
import { documentPath } from './documentPath.ts';
import type { DocumentSource, FiledDocument } from './documentStore.ts';

/** Copies of an export's documents, as they were filed. */
export interface DocumentCopies {
  /** Copies a document. Throws a DocumentAlteredError where the bytes are not those that were filed. */
  copy(document: FiledDocument, content: Readable): Promise<void>;
  /** Returns the path of a copy within the folder. */
  locate(key: string): string;
}

/** Opens the folder of an export's copies, which are in `documents/`. */
export async function openDocumentCopies(folder: string): Promise<DocumentCopies> {
  const root = join(folder, 'documents');
  const drafts = join(root, 'incoming');
  await makePrivateFolder(drafts);
  return {
    copy: async (document, content) => {
      const path = documentPath(root, document.key);
      await makePrivateFolder(dirname(path));
      await copyFiled({ draft: join(drafts, randomUUID()), path }, document, content);
      await fsyncFolder(dirname(path));
    },
    locate: (key) => relative(folder, documentPath(root, key)),
  };
}

/** Opens the documents of an export for reading. */
export function documentsIn(folder: string): DocumentSource {
  const pathOf = (key: string): string => documentPath(join(folder, 'documents'), key);
  return { read: (key) => createReadStream(pathOf(key)), locate: pathOf };
}
