import { tooManyRequests } from '../http/problems.ts';

const RETRY_SECONDS = 5;

/** Long claims that wait for the judging thread, or are judged there. */
export interface LongClaims {
  /** Counts one of a session. Returns its release. Throws tooManyRequests where the session has enough of them. */
  enter(session: string): () => void;
}

/** Limits long claims of one session at a time, because others wait behind them with their texts in memory. */
export function createLongClaims(most: number): LongClaims {
  const waiting = new Map<string, number>();
  return {
    enter: (session) => {
      const count = waiting.get(session) ?? 0;
      if (count >= most) throw tooManyRequests(RETRY_SECONDS);
      waiting.set(session, count + 1);
      return () => {
        const left = (waiting.get(session) ?? 1) - 1;
        if (left > 0) waiting.set(session, left);
        else waiting.delete(session);
      };
    },
  };
}
