/** Calls of a thread that it has not answered yet. */
export interface Pending {
  /** Numbers a call, and returns the promise of its answer. */
  add<T>(): { id: number; answer: Promise<T> };
  answer(id: number, value: unknown): void;
  refuse(id: number, error: Error): void;
  /** Rejects all calls, because the thread has ended. */
  refuseAll(error: Error): void;
  size(): number;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Count of threads with more than one call under way. */
let crowded = 0;

/** Tests if no thread has more than one call under way: then another is unlikely within this turn of the event loop. */
export const isQuiet = (): boolean => crowded === 0;

export function createPending(): Pending {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const taken = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    if (waiting.delete(id) && waiting.size === 1) crowded -= 1;
    return asked;
  };
  return {
    add: <T>() => {
      last += 1;
      const id = last;
      const answer = new Promise<T>((resolve, reject) =>
        waiting.set(id, { resolve: (value) => resolve(value as T), reject }),
      );
      if (waiting.size === 2) crowded += 1;
      return { id, answer };
    },
    answer: (id, value) => taken(id)?.resolve(value),
    refuse: (id, error) => taken(id)?.reject(error),
    refuseAll: (error) => {
      for (const { reject } of waiting.values()) reject(error);
      if (waiting.size > 1) crowded -= 1;
      waiting.clear();
    },
    size: () => waiting.size,
  };
}
