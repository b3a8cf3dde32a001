import { tooManyRequests } from '../http/problems.ts';

const RETRY_SECONDS = 5;

/** Long claims that wait for the thread that judges them, or are judged there. */
export interface LongClaims {
  /** Enters one of a session; returns what leaves again. Throws tooManyRequests where the session has enough of them. */
  enter(session: string): () => void;
}

/** So many long claims of one session at a time: others' wait behind them, and their texts are in memory meanwhile. */
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
