/** Reservations of idempotency keys by running submissions of this process: the second waits for the first (C6-08). */
export interface Reservations {
  /** Runs `work` while no other work holds the key. */
  hold<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createReservations(): Reservations {
  const held = new Map<string, Promise<unknown>>();
  return {
    hold: async (key, work) => {
      for (let earlier = held.get(key); earlier; earlier = held.get(key)) await earlier;
      const running = work();
      // Settles without the outcome, which belongs to the one who ran it.
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
