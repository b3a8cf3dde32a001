/**
 * Zero-width characters that pages and mails insert into words. The joiners of Persian and Indic words are not among
 * them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const DASHES = /[\p{Pd}\u2212]/gu;

/** White space that a text keeps: single spaces within it, or none. */
export type KeptSpace = 'single' | 'none';

/**
 * Normalises copied text: dashes of any kind to hyphens, white space of any kind to single spaces or none, trimmed
 * (C10-37).
 */
export function copiedText(text: string, space: KeptSpace): string {
  const plain = text.replace(UNSEEN, '').replace(DASHES, '-');
  return plain.replace(/\s+/g, space === 'none' ? '' : ' ').trim();
}
