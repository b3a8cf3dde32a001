import { join } from 'node:path';

/** Pattern of a document's key. */
export const DOCUMENT_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the path of a document's file by its key: subfolders are the first two characters of the keys. */
export function documentPath(root: string, key: string): string {
  if (!DOCUMENT_KEY.test(key)) throw new Error(`Not a document key: ${key}`);
  return join(root, key.slice(0, 2), key);
}
