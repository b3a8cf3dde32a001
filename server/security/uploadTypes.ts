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
  const found = await fileTypeFromBuffer(head);
  return typeUnder(name, found?.mime ?? (isText(head) ? PLAIN_TEXT : null), accept);
}

/** What text of every kind is found to be. */
const PLAIN_TEXT = 'text/plain';

/** The content type of a document whose bytes are of the type `found`, or null where it is not taken under its name. */
export function typeUnder(name: string, found: string | null, accept: readonly string[]): string | null {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase();
  if (extension === undefined || found === null || !accept.includes(extension)) return null;
  const text = TEXT[extension];
  if (text !== undefined) return found === PLAIN_TEXT ? text : null;
  return TYPES[extension]?.includes(found) ? found : null;
}

/** A name under which bytes of this type would be taken; one without an extension where there is none. */
export function nameFor(stem: string, type: string): string {
  const fits = ([, types]: [string, readonly string[]]) => types.includes(type);
  const text = Object.entries(TEXT).find(([, own]) => own === type)?.[0];
  return `${stem}${text ?? Object.entries(TYPES).find(fits)?.[0] ?? ''}`;
}

/** What text files of every kind are found to be by their bytes. */
export function foundType(type: string): string {
  return Object.values(TEXT).includes(type) ? PLAIN_TEXT : type;
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
