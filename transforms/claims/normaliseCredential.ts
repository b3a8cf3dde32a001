import { without } from '../masks/masks.ts';

/**
 * A credential as it is compared: NFC, lower-cased, without what its field's mask puts in (`separators`), trimmed
 * (C6-14, C11-06). The text is empty where nothing was given.
 */
export function normaliseCredential(value: unknown, separators: string): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  return without(String(value).normalize('NFC').toLowerCase().normalize('NFC'), separators).trim();
}
