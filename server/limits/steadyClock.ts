/**
 * A clock that never goes back: where the machine's is set back, it goes on from where it was, so that no wait becomes
 * longer. Limits count by it; deadlines go by the machine's own.
 */
export function steadyClock(clock: () => Date): () => Date {
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  return () => {
    const time = clock().getTime();
    ahead = Math.max(ahead, last - time);
    last = time + ahead;
    return new Date(last);
  };
}
