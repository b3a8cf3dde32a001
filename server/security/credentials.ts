import type { ServerKey } from './serverKey.ts';

/**
 * What any mask puts between the characters that count: `(206) 555-0100`, `01/31/1980`, `1,234`. Left out of every
 * credential, for a class list is imported without the fields' masks. It is no part of the masks' table: hashes are kept.
 */
const MASK_CHARACTERS = /[\s()\-/,]/g;

/** A credential as it is compared: NFC, trimmed, lower-cased, without mask characters (C6-14). */
export function normaliseCredential(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  return String(value).normalize('NFC').toLowerCase().normalize('NFC').replace(MASK_CHARACTERS, '');
}

/** The HMAC under which a credential of a form is kept and sought. An empty one matches nothing: null. */
export function credentialHash(key: ServerKey, form: string, name: string, value: unknown): string | null {
  const text = normaliseCredential(value);
  return text === '' ? null : key.sign('credentials', `${form}\n${name}\n${text}`);
}
