import { without } from '../masks/masks.ts';
import { asciiDigits } from '../values/asciiDigits.ts';

/**
 * A credential as it is compared: NFC, lower-cased, with ASCII digits, without what its field's mask puts in
 * (`separators`), trimmed (C6-14, C11-06). The text is empty where nothing was given.
 */
export function normaliseCredential(value: unknown, separators: string): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  const plain = asciiDigits(String(value)).normalize('NFC').toLowerCase().normalize('NFC');
  return without(plain, separators).trim();
}
