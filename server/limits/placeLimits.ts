import type { AppContext } from '../context.ts';
import { tooManyRequests } from '../http/problems.ts';
import { addressRules } from './signInLimits.ts';

/** Act that is counted by the address and IPv6 network of its client, as refused sign-ins are, and apart from these. */
type CountedAct = 'draft' | 'mail';

/** Counts an act at a client's place. Resolves to the function that refunds it. Throws 429 where the place must wait. */
export async function countAtPlace(
  context: AppContext,
  ip: string,
  act: CountedAct,
): Promise<() => Promise<void>> {
  const { attempts } = context.store;
  const rules = addressRules(context, ip, { prefix: `${act}:`, part: 1 });
  const wait = await attempts.take(rules, context.now());
  if (wait > 0) throw tooManyRequests(wait);
  return async () => {
    await Promise.all(rules.map(({ bucket }) => attempts.giveBack(bucket)));
  };
}
