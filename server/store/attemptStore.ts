import type { Kysely } from 'kysely';
import type { AttemptRule, AttemptStore } from './store.ts';
import type { AttemptTable, Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Creates the store of sign-in attempts: counts per address and per credential, in windows that survive a restart. */
export function createAttemptStore(reader: Kysely<Tables>, writer: Writer): AttemptStore {
  return {
    take: (rules, now) => writer.transact((db) => takeAll(db, rules, now)),
    count: (bucket, windowSeconds, now) => writer.transact((db) => countOne(db, bucket, windowSeconds, now)),
    counts: async (buckets, now) => {
      if (buckets.length === 0) return [];
      const rows = await reader
        .selectFrom('attempt')
        .select(['bucket', 'count'])
        .where('bucket', 'in', buckets)
        .where('resets_at', '>', now.toISOString())
        .execute();
      const known = new Map(rows.map(({ bucket, count }) => [bucket, count]));
      return buckets.map((bucket) => known.get(bucket) ?? 0);
    },
    giveBack: (bucket) =>
      writer.transact(async (db) => {
        await db
          .updateTable('attempt')
          .set((is) => ({ count: is('count', '-', 1), opens_at: null, delay: 0 }))
          .where('bucket', '=', bucket)
          .where('count', '>', 0)
          .execute();
      }),
  };
}

/** Counts in one statement, so that concurrent tries of any number of instances all count. */
async function countOne(db: Kysely<Tables>, bucket: string, windowSeconds: number, now: Date) {
  const instant = now.toISOString();
  const resets_at = after(now, windowSeconds);
  const row = await db
    .insertInto('attempt')
    .values({ bucket, count: 1, resets_at, delay: 0 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((is) => {
        const isLive = is('attempt.resets_at', '>', instant);
        return {
          count: is
            .case()
            .when(isLive)
            .then(is('attempt.count', '+', 1))
            .else(1)
            .end(),
          resets_at: is.case().when(isLive).then(is.ref('attempt.resets_at')).else(resets_at).end(),
        };
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, resetsAt: new Date(row.resets_at) };
}

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** State of a bucket. */
interface Bucket {
  bucket: string;
  count: number;
  opensAt: string;
  /** Seconds of the wait when it began. */
  delay: number;
  resetsAt: string;
}

async function takeAll(db: Kysely<Tables>, rules: readonly AttemptRule[], now: Date): Promise<number> {
  // Locked in one order everywhere, so that two transactions of the same rows do not deadlock.
  const sorted = [...rules].sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
  const held: [AttemptRule, Bucket][] = [];
  for (const rule of sorted) held.push([rule, bucketOf(await lockedRow(db, rule.bucket, now), rule, now)]);
  const wait = Math.max(0, ...held.map(([, { opensAt }]) => secondsUntil(opensAt, now)));
  for (const [rule, bucket] of held) await keep(db, wait > 0 ? bucket : counted(bucket, rule, now));
  return Math.ceil(wait);
}

/** Locks the row by writing it, the only lock that every engine has. */
function lockedRow(db: Kysely<Tables>, bucket: string, now: Date): Promise<AttemptTable> {
  return db
    .insertInto('attempt')
    .values({ bucket, count: 0, resets_at: now.toISOString(), delay: 0 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((is) => ({ count: is.ref('attempt.count') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Reads a bucket as of now. No wait is longer than when it began, and no window longer than the rule's, because the
 * clock may have been set back since the row was written.
 */
function bucketOf(row: AttemptTable, { bucket, firstWait, windowSeconds }: AttemptRule, now: Date): Bucket {
  if (row.resets_at <= now.toISOString()) {
    const resetsAt = after(now, windowSeconds);
    return { bucket, count: 0, opensAt: after(now, firstWait), delay: firstWait, resetsAt };
  }
  const delay = row.delay ?? 0;
  return {
    bucket,
    count: row.count,
    opensAt: earlier(row.opens_at ?? row.resets_at, after(now, delay)),
    delay,
    resetsAt: earlier(row.resets_at, after(now, Math.max(windowSeconds, delay))),
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

const secondsUntil = (instant: string, now: Date): number => (Date.parse(instant) - now.getTime()) / 1000;

/** Adds one try, and the wait until the next: none for the free ones, then doubling. */
function counted(bucket: Bucket, { free, baseWait, mostWait }: AttemptRule, now: Date): Bucket {
  const count = bucket.count + 1;
  const delay = count < free ? 0 : Math.min(mostWait, baseWait * 2 ** Math.min(count - free, 30));
  return { ...bucket, count, delay, opensAt: after(now, delay) };
}

async function keep(db: Kysely<Tables>, { bucket, count, opensAt, delay, resetsAt }: Bucket): Promise<void> {
  const resets_at = opensAt > resetsAt ? opensAt : resetsAt;
  await db
    .updateTable('attempt')
    .set({ count, opens_at: opensAt, delay, resets_at })
    .where('bucket', '=', bucket)
    .execute();
}
