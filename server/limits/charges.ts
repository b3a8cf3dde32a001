import { tooManyRequests } from '../http/problems.ts';
import type { Meter } from './tokenBucket.ts';

/** Amount that is charged to a name of a meter, and the problem where it cannot be. */
export interface Charge {
  meter: Meter;
  name: string;
  amount: number;
  refusal: 'tooManyRequests' | 'documentQuotaReached';
}

/** Charges all of these, or none; returns the function that refunds them. Throws 429 where one cannot be charged. */
export function chargeAll(charges: readonly Charge[]): () => void {
  const charged: Charge[] = [];
  const refund = (): void => {
    for (const { meter, name, amount } of charged.splice(0)) meter.giveBack(name, amount);
  };
  for (const charge of charges) {
    const wait = charge.meter.take(charge.name, charge.amount);
    if (wait > 0) {
      refund();
      throw tooManyRequests(wait, charge.refusal);
    }
    charged.push(charge);
  }
  return refund;
}

/** Session of a client, and the members that it is signed in as, or the claim that it adds to. */
export interface Sender {
  session: string;
  members: readonly string[];
}

/** Returns the names under which a sender is limited. */
export const senderNames = ({ session, members }: Sender): string[] => [
  `session:${session}`,
  ...members.map((id) => `member:${id}`),
];
