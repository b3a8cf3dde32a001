/**
 * Returns a clock that never goes back: where the machine's is set back, it continues from its last time, so that no
 * wait becomes longer. For limits; deadlines use the machine's own.
 */
export function monotonicClock(clock: () => Date): () => Date {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return () => {
    const time = clock().getTime();
    ahead = Math.max(ahead, last - time);
    last = time + ahead;
    return new Date(last);
  };
}
