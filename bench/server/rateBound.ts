/** Least rate beside the bare handler (C13-08). */
export const LEAST_RATE = 0.6;

/** Numbers of clients at which the rate is bound; at any other it is reported. */
const BOUND_AT: readonly number[] = [20, 200];

/** Returns a sentence where the rate of so many clients, in shares of the bare handler's, is below the bound. */
export function missOf(clients: number, rate: number): string | null {
  return BOUND_AT.includes(clients) && !(rate >= LEAST_RATE)
    ? `${clients} clients: rate ${rate.toFixed(3)}`
    : null;
}
