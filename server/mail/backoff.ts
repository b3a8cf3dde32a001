const MINUTE_MS = 60_000;
const LONGEST_MS = 4 * 60 * MINUTE_MS;
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * Returns the time of the next attempt after so many: a minute after the first, then twice as long each time, up to four
 * hours; null where a mail is given up, three days after it was due first.
 */
export function nextAttempt(attempts: number, dueAt: Date, now: Date): Date | null {
  if (now.getTime() - dueAt.getTime() >= GIVE_UP_MS) return null;
  const wait = Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_MS);
  return new Date(Math.min(now.getTime() + wait, dueAt.getTime() + GIVE_UP_MS));
}
