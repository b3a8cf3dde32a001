import type { ModelPayload } from '../api/api.ts';
import { classListRow } from '../stores/prefill.ts';

/** Maximum number of characters of a credential or account number that the summary and the receipt show. */
const MOST = 4;
/** Shortest one of which characters are shown, because they would be half of a PIN. */
const SHORTEST = 8;

/**
 * Returns the visible end of a credential or account number: at most four characters and a third of it; of an e-mail
 * address, the domain. `000123456789` → `6789`, `4821` → ``, `ada@example.com` → `@example.com`.
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
 * Returns the field names of the columns in these class-list rows. The server sends only columns marked as `prefill`,
 * so a credential with such a name may be printed in clear. One that only the claimant has, such as a PIN, is not among
 * them.
 */
export function publicCredentialNames(rows: readonly ModelPayload[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => Object.keys(classListRow(row))));
}
