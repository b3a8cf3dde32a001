/** Calls to a worker thread that it has not answered yet. */
export interface Pending {
  /** Numbers a call, and returns the promise of its answer. */
  add<T>(): { id: number; answer: Promise<T> };
  answer(id: number, value: unknown): void;
  refuse(id: number, error: Error): void;
  /** Rejects all calls, because the thread has ended. */
  refuseAll(error: Error): void;
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
  };
}
