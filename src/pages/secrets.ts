import type { ModelPayload } from '../api/api.ts';
import { classListRow } from '../stores/prefill.ts';

/** At most this many characters of a secret are shown. */
const MOST = 4;
/** Of a shorter one nothing is: a PIN would be half given away. */
const SHORTEST = 8;

/**
 * How much of a secret may be seen: its end, and never more than a third of it; of an e-mail address, where it is kept.
 * `000123456789` → `6789`, `4821` → ``, `ada@example.com` → `@example.com`.
 */
export function endOf(secret: string): string {
  const at = secret.lastIndexOf('@');
  if (at > 0) return secret.slice(at);
  const characters = [...secret];
  if (characters.length < SHORTEST) return '';
  const count = Math.min(MOST, Math.floor(characters.length / 3));
  return characters.slice(-count).join('');
}

/**
 * The credentials that may be printed in clear: those that the server sends to the browser itself, because the class
 * list marks them as `prefill`. What only the claimant knows, a PIN above all, is none of them.
 */
export function publicCredentials(rows: readonly ModelPayload[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => Object.keys(classListRow(row))));
}
