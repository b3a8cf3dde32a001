/** Signs without width that pages and mails put into words. The joiners of Persian and Indic words are none of them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const DASHES = /[\p{Pd}\u2212]/gu;

/** White space that a text keeps: single spaces within it, or none. */
export type KeptSpace = 'single' | 'none';

/**
 * A text as its writer meant it, wherever it was copied from: dashes of any kind are hyphens, white space of any kind is a
 * space, and there is none around it (C10-37).
 */
export function copiedText(text: string, space: KeptSpace): string {
  const plain = text.replace(UNSEEN, '').replace(DASHES, '-');
  return plain.replace(/\s+/g, space === 'none' ? '' : ' ').trim();
}
