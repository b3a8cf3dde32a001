import { tooManyRequests } from '../http/problems.ts';

const RETRY_SECONDS = 5;

/** Concurrency limit of acts of one name, behind which others wait. */
export interface ConcurrencySlots {
  /** Counts an act of a name until the returned function releases it. Throws tooManyRequests over the limit. */
  enter(name: string): () => void;
}

/** Creates the limit: `most` acts of a name at a time. */
export function createConcurrencySlots(most: number): ConcurrencySlots {
  const waiting = new Map<string, number>();
  return {
    enter: (name) => {
      const count = waiting.get(name) ?? 0;
      if (count >= most) throw tooManyRequests(RETRY_SECONDS);
      waiting.set(name, count + 1);
      return () => {
        const left = (waiting.get(name) ?? 1) - 1;
        if (left > 0) waiting.set(name, left);
        else waiting.delete(name);
      };
    },
  };
}
