import { isNamedSecret } from '../../transforms/fields/secretField.ts';
import { decrypt } from '../security/olderValues.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, StoredClaimant } from '../store/store.ts';
import { memberOf } from './memberOf.ts';

/**
 * Reads the columns of a row that an older version stored: JSON, in which values of columns named like bank and tax
 * numbers are encrypted one by one. Returns null where they were altered.
 */
export function olderColumns(key: ServerKey, { id, columns }: StoredClaimant): Claimant['columns'] | null {
  const stored = parsed(columns);
  if (stored === null) return null;
  const opened = Object.entries(stored).map(
    ([name, value]) => [name, opensTo(key, id, name, value)] as const,
  );
  const isWhole = opened.every((column): column is [string, string] => column[1] !== null);
  return isWhole ? Object.fromEntries(opened) : null;
}

function opensTo(key: ServerKey, id: string, name: string, value: string): string | null {
  if (!value.startsWith('aes-256-gcm:') || !isNamedSecret(name)) return value;
  return decrypt(key, value, JSON.stringify(['classList', memberOf(id), name]));
}

function parsed(text: string): Record<string, string> | null {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, so not what was stored.
    return null;
  }
}
