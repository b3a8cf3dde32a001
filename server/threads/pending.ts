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

export function createPending(): Pending {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const taken = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    return asked;
  };
  return {
    add: <T>() => {
      last += 1;
      const id = last;
      const answer = new Promise<T>((resolve, reject) =>
        waiting.set(id, { resolve: (value) => resolve(value as T), reject }),
      );
      return { id, answer };
    },
    answer: (id, value) => taken(id)?.resolve(value),
    refuse: (id, error) => taken(id)?.reject(error),
    refuseAll: (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
    size: () => waiting.size,
  };
}
