import type { Kysely } from 'kysely';
import { statement, type Value } from './statement.ts';
import type { NewClaim } from './storedClaim.ts';
import type { Tables } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Who may file more than that in an hour is not limited: each claim would be counted against all of them. */
const MOST_COUNTED = 1000;

const NAME = 'TooManyClaims';

/** The rows by which a claim was authorized have filed too many of late: nothing of it was stored. */
export class TooManyClaims extends Error {
  /** Until they may file one more. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The rows of this claim have filed too many: one more may be filed in ${seconds} s`);
    this.name = NAME;
    this.seconds = seconds;
  }
}

/** The seconds to wait where this is a `TooManyClaims`, also one from another thread; else null. */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof Error) || error.name !== NAME) return null;
  return (error as TooManyClaims).seconds;
}

const selectOfLate = statement(
  (db, value: Value<{ form: string; claimants: string; since: string; until: string }>) =>
    db
      .selectFrom('claim')
      .select('submitted_at')
      .where('form', '=', value('form'))
      .where('claimants', '=', value('claimants'))
      .where('submitted_at', '>', value('since'))
      .where('submitted_at', '<=', value('until'))
      .orderBy('submitted_at'),
);

/**
 * Throws TooManyClaims where claims by the same rows came too fast: so many at once, and as many again in an hour, on
 * all instances together and over restarts. It reads what is stored anyway, and writes nothing.
 */
export async function requireFewOfLate(db: Kysely<Tables>, claim: NewClaim): Promise<void> {
  const { form, claimants, claimsPerHour = Number.POSITIVE_INFINITY } = claim;
  if (claimsPerHour > MOST_COUNTED) return;
  const now = claim.submittedAt.getTime();
  const { rows } = await selectOfLate(db, {
    form,
    claimants: JSON.stringify(claimants),
    since: new Date(now - HOUR_MS).toISOString(),
    until: claim.submittedAt.toISOString(),
  });
  const gap = HOUR_MS / claimsPerHour;
  let rested = 0;
  for (const { submitted_at } of rows) rested = Math.max(rested, Date.parse(submitted_at)) + gap;
  const wait = rested + gap - HOUR_MS - now;
  if (wait > 0) throw new TooManyClaims(Math.ceil(wait / 1000));
}
