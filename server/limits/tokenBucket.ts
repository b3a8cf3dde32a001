/** Rate limiter of amounts by name. */
export interface Meter {
  /**
   * Charges an amount to this name, one by default. Returns 0, or the seconds until it can be charged; then nothing is.
   */
  take(name: string, amount?: number): number;
  /** Refunds an amount. */
  giveBack(name: string, amount?: number): void;
}

/** Maximum number of stored names; the least recently used is dropped first, and had the least to lose. */
const MOST_NAMES = 50_000;

/** Creates a token bucket of `most` for each name, which refills in this number of seconds. */
export function createTokenBucket(most: number, seconds: number, clock: () => Date): Meter {
  const known = new Map<string, { left: number; at: number }>();
  const leftOf = (name: string, now: number): number => {
    const before = known.get(name);
    if (!before) return most;
    return Math.min(most, before.left + ((now - before.at) * most) / (seconds * 1000));
  };
  const keep = (name: string, left: number, at: number): void => {
    known.delete(name);
    known.set(name, { left, at });
    const [oldest] = known.keys();
    if (known.size > MOST_NAMES && oldest !== undefined) known.delete(oldest);
  };
  return {
    take: (name, amount = 1) => {
      const now = clock().getTime();
      const left = leftOf(name, now);
      keep(name, left >= amount ? left - amount : left, now);
      return left >= amount ? 0 : Math.max(1, Math.ceil(((amount - left) * seconds) / most));
    },
    giveBack: (name, amount = 1) => {
      const now = clock().getTime();
      keep(name, Math.min(most, leftOf(name, now) + amount), now);
    },
  };
}
