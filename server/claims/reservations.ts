/** Keys of submissions that are under way in this process: the second of two waits for the first (C6-08). */
export interface Reservations {
  /** Runs `work` while nobody else holds the key. */
  hold<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createReservations(): Reservations {
  const held = new Map<string, Promise<unknown>>();
  return {
    hold: async (key, work) => {
      for (let earlier = held.get(key); earlier; earlier = held.get(key)) await earlier;
      const running = work();
      // Whoever waits only needs to know that it is over: the outcome goes to the one who ran it.
      const over = running.then(
        () => undefined,
        () => undefined,
      );
      held.set(key, over);
      over.then(() => held.delete(key));
      return running;
    },
  };
}
