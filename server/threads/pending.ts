/** What a thread was asked and has not answered yet, as the event loop sees it. */
export interface Pending {
  /** A number for a question, and its answer. */
  add<T>(): { id: number; answer: Promise<T> };
  answer(id: number, value: unknown): void;
  refuse(id: number, error: Error): void;
  /** The thread has ended: none of them is answered any more. */
  refuseAll(error: Error): void;
  size(): number;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** How many threads have more than one question to answer. */
let crowded = 0;

/** Whether no thread has more than one question: then nobody else's is likely to come up in this turn of the event loop. */
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
