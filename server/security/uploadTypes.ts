import { fileTypeFromBuffer } from 'file-type';

/** What the bytes must be for a file's extension. Other extensions are refused, whatever a settlement accepts. */
const TYPES: Record<string, readonly string[]> = {
  '.pdf': ['application/pdf'],
  '.jpg': ['image/jpeg'],
  '.jpeg': ['image/jpeg'],
  '.png': ['image/png', 'image/apng'],
  '.gif': ['image/gif'],
  '.webp': ['image/webp'],
  '.heic': ['image/heic', 'image/heif'],
  '.tif': ['image/tiff'],
  '.tiff': ['image/tiff'],
  '.bmp': ['image/bmp'],
  '.doc': ['application/x-cfb'],
  '.xls': ['application/x-cfb'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  '.xlsx': ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  '.zip': ['application/zip'],
};

const TEXT: Record<string, string> = { '.txt': 'text/plain', '.csv': 'text/csv' };

/**
 * The content type of a document whose extension the form accepts and whose first bytes agree with it, or null.
 * A sniffer cannot tell every disguise: documents are only ever handed out as attachments.
 */
export async function acceptedType(
  name: string,
  head: Uint8Array,
  accept: readonly string[],
): Promise<string | null> {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase();
  if (extension === undefined || !accept.includes(extension)) return null;
  const found = await fileTypeFromBuffer(head);
  const text = TEXT[extension];
  if (text !== undefined) return !found && isText(head) ? text : null;
  return found && TYPES[extension]?.includes(found.mime) ? found.mime : null;
}

/** No control characters but white space, and valid UTF-8 up to a character that the head cuts off. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
