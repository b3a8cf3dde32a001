import type { Kysely } from 'kysely';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { type StatementValue, statement } from './statement.ts';
import type { NewClaim } from './storedClaim.ts';
import type { Tables } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Limits above this one are not enforced, because each claim would be counted against all of them. */
const MOST_COUNTED = 1000;

/** Error of too many recent claims by the same rows, or additions to the same claim; this one was not stored. */
export class TooManyClaims extends ExpectedError {
  override readonly kind = 'tooManyClaims';

  /** Seconds until one more may be filed. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Too many claims like this one were filed: one more may be filed in ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Returns the seconds to wait of a `TooManyClaims`, also one from another thread; else null. */
export function secondsToWait(error: unknown): number | null {
  const isOne = error instanceof ExpectedError && error.kind === 'tooManyClaims';
  return isOne && 'seconds' in error ? Number(error.seconds) : null;
}

const selectRecentClaims = statement(
  (db, value: StatementValue<{ form: string; claimants: string; since: string; until: string }>) =>
    db
      .selectFrom('claim')
      .select('submitted_at')
      .where('form', '=', value('form'))
      .where('claimants', '=', value('claimants'))
      .where('submitted_at', '>', value('since'))
      .where('submitted_at', '<=', value('until'))
      .orderBy('submitted_at'),
);

const selectRecentAdditions = statement(
  (db, value: StatementValue<{ addedTo: string; since: string; until: string }>) =>
    db
      .selectFrom('claim')
      .select('submitted_at')
      .where('added_to', '=', value('addedTo'))
      .where('submitted_at', '>', value('since'))
      .where('submitted_at', '<=', value('until'))
      .orderBy('submitted_at'),
);

/** Locks the claim that this one adds to, so that of two additions at once the second counts the first. */
export async function lockAddedTo(db: Kysely<Tables>, { addedTo }: NewClaim): Promise<void> {
  if (addedTo === null) return;
  await db.selectFrom('claim').select('id').where('id', '=', addedTo).forUpdate().execute();
}

/**
 * Throws TooManyClaims where claims by the same rows, or additions to the same claim, exceed their rate: a burst of
 * `claimsPerHour`, then as many an hour, on all instances and across restarts. Reads the stored claims alone, and
 * writes nothing.
 */
export async function requireClaimRate(db: Kysely<Tables>, claim: NewClaim): Promise<void> {
  const { form, claimants, addedTo, claimsPerHour = Number.POSITIVE_INFINITY } = claim;
  if (claimsPerHour > MOST_COUNTED) return;
  const since = new Date(claim.submittedAt.getTime() - HOUR_MS).toISOString();
  const until = claim.submittedAt.toISOString();
  if (claimants.length > 0) {
    const of = { form, claimants: JSON.stringify(claimants), since, until };
    requireAllowance(await selectRecentClaims(db, of), claim.submittedAt, claimsPerHour);
  }
  if (addedTo !== null)
    requireAllowance(
      await selectRecentAdditions(db, { addedTo, since, until }),
      claim.submittedAt,
      claimsPerHour,
    );
}

function requireAllowance(
  { rows }: { rows: readonly { submitted_at: string }[] },
  at: Date,
  claimsPerHour: number,
): void {
  const now = at.getTime();
  const gap = HOUR_MS / claimsPerHour;
  let rested = 0;
  for (const { submitted_at } of rows) rested = Math.max(rested, Date.parse(submitted_at)) + gap;
  const wait = rested + gap - HOUR_MS - now;
  if (wait > 0) throw new TooManyClaims(Math.ceil(wait / 1000));
}
