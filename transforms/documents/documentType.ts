import { firstPlace, hasAt } from './bytes.ts';

/**
 * Content types that a file may have, by its extension. Other extensions are refused, even if a settlement accepts
 * them.
 */
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

/** Tests if the product has a content check for an extension; others are refused by their names. */
export const isKnownEnding = (ending: string): boolean => ending in TYPES || ending in TEXT;

/** Content type that is detected for every kind of text. */
const PLAIN_TEXT = 'text/plain';

/** Brands of still pictures that are stored as HEIF. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const isHeic = (head: Uint8Array): boolean =>
  hasAt(head, 4, 'ftyp') && HEIC_BRANDS.some((brand) => hasAt(head, 8, brand));

/** Tests for the start of a PDF, before which readers skip a byte order mark and white space. */
function isPdf(head: Uint8Array): boolean {
  let at = hasAt(head, 0, '\u00ef\u00bb\u00bf') ? 3 : 0;
  while (at < 1024 && [9, 10, 12, 13, 32].includes(head[at] ?? -1)) at += 1;
  return hasAt(head, at, '%PDF-');
}

function officeType(head: Uint8Array): string {
  const [docx = ''] = TYPES['.docx'] ?? [];
  const [xlsx = ''] = TYPES['.xlsx'] ?? [];
  if (firstPlace(head, '[Content_Types].xml') < 0 && firstPlace(head, '_rels/.rels') < 0)
    return 'application/zip';
  if (firstPlace(head, 'word/') >= 0) return docx;
  return firstPlace(head, 'xl/') >= 0 ? xlsx : 'application/zip';
}

/** Tests of the first bytes, by type. */
const HEADS: readonly [type: string, is: (head: Uint8Array) => boolean][] = [
  ['application/pdf', isPdf],
  ['image/jpeg', (head) => hasAt(head, 0, '\u00ff\u00d8\u00ff')],
  ['image/png', (head) => hasAt(head, 0, '\u0089PNG\r\n\u001a\n')],
  ['image/heic', isHeic],
  ['image/gif', (head) => hasAt(head, 0, 'GIF87a') || hasAt(head, 0, 'GIF89a')],
  ['image/webp', (head) => hasAt(head, 0, 'RIFF') && hasAt(head, 8, 'WEBP')],
  ['image/tiff', (head) => hasAt(head, 0, 'II*\0') || hasAt(head, 0, 'MM\0*')],
  ['image/bmp', (head) => hasAt(head, 0, 'BM') && hasAt(head, 6, '\0\0\0\0')],
  ['application/x-cfb', (head) => hasAt(head, 0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['application/zip', (head) => hasAt(head, 0, 'PK\u0003\u0004') || hasAt(head, 0, 'PK\u0005\u0006')],
];

/** Detects the type of a file by its first bytes; null for an unknown one. */
export function typeOfHead(head: Uint8Array): string | null {
  const [type] = HEADS.find(([, is]) => is(head)) ?? [];
  if (type === 'application/zip') return officeType(head);
  return type ?? (isText(head) ? PLAIN_TEXT : null);
}

/**
 * Returns the content type of a document whose extension the form accepts and whose first bytes match it, or null.
 * Detection by content cannot find every disguise, so documents are always downloaded as attachments.
 */
export function acceptedType(name: string, head: Uint8Array, accept: readonly string[]): string | null {
  return typeUnder(name, typeOfHead(head), accept);
}

/**
 * Returns the content type of a document by its name and the detected type `found`, or null where it is not accepted
 * under its name.
 */
export function typeUnder(name: string, found: string | null, accept: readonly string[]): string | null {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase();
  if (extension === undefined || found === null || !accept.includes(extension)) return null;
  const text = TEXT[extension];
  if (text !== undefined) return found === PLAIN_TEXT ? text : null;
  return TYPES[extension]?.includes(found) ? found : null;
}

/** Returns a name under which content of this type is accepted; one without an extension where there is none. */
export function nameFor(stem: string, type: string): string {
  const fits = ([, types]: [string, readonly string[]]) => types.includes(type);
  const text = Object.entries(TEXT).find(([, own]) => own === type)?.[0];
  return `${stem}${text ?? Object.entries(TYPES).find(fits)?.[0] ?? ''}`;
}

/** Returns the type that is detected for content of a type: all text types are detected as one. */
export function foundType(type: string): string {
  return Object.values(TEXT).includes(type) ? PLAIN_TEXT : type;
}

/**
 * Tests for text: some bytes, no control characters but white space, and valid UTF-8 up to a character that the head
 * cuts off.
 */
function isText(head: Uint8Array): boolean {
  if (head.length === 0 || head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
