import { without } from '../masks/masks.ts';
import { asciiDigits } from '../values/asciiDigits.ts';
import { copiedText } from '../values/copiedText.ts';

/**
 * Normalises a credential for comparison: NFC, lower case, ASCII digits, hyphens and spaces, without the characters of
 * its field's mask (`separators`), trimmed (C6-14, C11-06). Returns the empty text for no value.
 */
export function normaliseCredential(value: unknown, separators: string): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  const text = copiedText(asciiDigits(String(value)), 'single');
  const plain = text.normalize('NFC').toLowerCase().normalize('NFC');
  return without(plain, separators).trim();
}
