import { firstPlace, lastPlace, latin1 } from '../bytes.ts';
import { isDictionary, type PdfDictionary, type PdfValue, ValueReader } from './values.ts';

/** Encryption parameters of a PDF, as far as opening without a password needs them. */
export interface Encryption {
  /** `/Standard` is encryption by passwords. Other handlers use certificates. */
  handler: string;
  revision: number;
  keyBytes: number;
  permissions: number;
  owner: Uint8Array;
  user: Uint8Array;
  id: Uint8Array;
  encryptsMetadata: boolean;
}

/** Number of bytes in which the keyword `startxref` and its offset must fit. */
const REST = 64;
/** Number of last bytes in which PDF readers expect the mark `%%EOF`. */
const TAIL = 1024;

/** Returns the offset of a PDF's last cross-reference table; null where none is named or it is beyond the end. */
export function crossReferenceOffset(bytes: Uint8Array): number | null {
  const at = lastPlace(bytes, 'startxref');
  if (at < 0) return null;
  const [, written] = /^startxref\s+(\d+)/.exec(latin1(bytes.subarray(at, at + REST))) ?? [];
  const place = Number(written);
  return written !== undefined && place > 0 && place < at ? place : null;
}

/** Returns the text of a PDF from its last cross-reference table, whose offsets count from the PDF's head. */
function listText(bytes: Uint8Array): string | null {
  const place = crossReferenceOffset(bytes);
  if (place === null) return null;
  return latin1(bytes.subarray(place + Math.max(0, firstPlace(bytes, '%PDF-'))));
}

/** Reads the trailer dictionary: after `trailer`, or that of the cross-reference stream. */
function trailerOf(bytes: Uint8Array): PdfDictionary | null {
  const text = listText(bytes);
  if (text === null) return null;
  const start = /^\s*xref\b/.test(text) ? text.indexOf('trailer') : text.indexOf('<<') - 'trailer'.length;
  if (start + 'trailer'.length < 0) return null;
  const trailer = new ValueReader(text, start + 'trailer'.length).read();
  return isDictionary(trailer) ? trailer : null;
}

/** Returns the last object with a number, because an incremental update appends its objects at the end. */
function objectOf(bytes: Uint8Array, object: string): PdfValue | undefined {
  const head = `${object} obj`;
  let at = lastPlace(bytes, head);
  const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
  while (at > 0 && isDigit(bytes[at - 1])) at = lastPlace(bytes, head, at - 1);
  if (at < 0) return undefined;
  const end = firstPlace(bytes, 'endobj', at);
  return new ValueReader(latin1(bytes.subarray(at, end < 0 ? bytes.length : end)), head.length).read();
}

const numberOf = (value: PdfValue | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const bytesIn = (value: PdfValue | undefined): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array();

/** Reads the encryption of a PDF; null where it is not encrypted, or its encryption cannot be read. */
export function encryptionOf(bytes: Uint8Array): Encryption | null {
  const trailer = trailerOf(bytes)?.entries;
  const named = trailer?.get('/Encrypt');
  const isReference = typeof named === 'object' && 'object' in named;
  const found = isReference ? objectOf(bytes, named.object) : named;
  if (!isDictionary(found)) return null;
  const { entries } = found;
  const id = trailer?.get('/ID');
  const handler = entries.get('/Filter');
  return {
    handler: typeof handler === 'string' ? handler : '',
    revision: numberOf(entries.get('/R'), 0),
    keyBytes: entries.get('/V') === 4 ? 16 : numberOf(entries.get('/Length'), 40) / 8,
    permissions: numberOf(entries.get('/P'), 0),
    owner: bytesIn(entries.get('/O')),
    user: bytesIn(entries.get('/U')),
    id: bytesIn(Array.isArray(id) ? id[0] : undefined),
    encryptsMetadata: entries.get('/EncryptMetadata') !== 'false',
  };
}

/** Tests if the end of a PDF is complete: its cross-reference table, and the end mark after it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(bytes[end - 1] ?? -1)) end -= 1;
  const tail = bytes.subarray(Math.max(0, end - TAIL), end);
  return (
    lastPlace(tail, '%%EOF') >= 0 && lastPlace(tail, 'startxref') >= 0 && crossReferenceOffset(bytes) !== null
  );
}
