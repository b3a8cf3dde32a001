import { without } from '../masks/masks.ts';
import { asciiDigits } from '../values/asciiDigits.ts';
import { copiedText } from '../values/copiedText.ts';

/**
 * A credential as it is compared: NFC, lower-cased, with ASCII digits, hyphens and spaces, without what its field's mask puts in
 * (`separators`), trimmed (C6-14, C11-06). The text is empty where nothing was given.
 */
export function normaliseCredential(value: unknown, separators: string): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  const text = copiedText(asciiDigits(String(value)), 'single');
  const plain = text.normalize('NFC').toLowerCase().normalize('NFC');
  return without(plain, separators).trim();
}
