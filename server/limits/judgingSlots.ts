import { tooManyRequests } from '../http/problems.ts';

const RETRY_SECONDS = 5;

/** Concurrency limit of a session's long claims, those with models of more than 24 KB, which the judging thread judges. */
export interface JudgingSlots {
  /** Counts a claim of a session until the returned function releases it. Throws tooManyRequests over the limit. */
  enter(session: string): () => void;
}

/** Creates the limit: `most` claims of a session at a time, because others wait behind them with their texts in memory. */
export function createJudgingSlots(most: number): JudgingSlots {
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
