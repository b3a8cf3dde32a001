import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { sendOne, shareOut } from '../load.ts';
import { type Prepared, prepareMany, visitorsOf } from '../visits.ts';

/** As many members as the bundle of a fault run has. */
export const MEMBERS = 8;
/** Claims that are sent at a time. */
export const AT_A_TIME = 8;
/** Short documents are written by a thread, long ones as they arrive: each fourth is long. */
const SHORT_BYTES = 20_000;
const LONG_BYTES = 300_000;

/** Reference codes by idempotency key: what claimants were told. */
export type Answered = Map<string, string>;

/** Claims of members who signed in at this address just now, each with a document. */
export async function submissionsAt(url: string, bundle: LoadedBundle, count: number): Promise<Prepared[]> {
  const visitors = await visitorsOf(url, bundle, MEMBERS);
  return prepareMany(visitors, count, (index) => (index % 4 === 3 ? LONG_BYTES : SHORT_BYTES));
}

/** Sends what waits; a submission that is cut off stays without an answer. Throws where an answer is another than before. */
export async function sendAll(url: string, waiting: readonly Prepared[], answered: Answered): Promise<void> {
  await shareOut(waiting, AT_A_TIME, async (one) => {
    const answer = await answerTo(url, one);
    if (answer === null) return;
    const earlier = answered.get(keyOf(one));
    if (earlier !== undefined && earlier !== answer)
      throw new Error(`${keyOf(one)} is ${earlier} and ${answer}`);
    answered.set(keyOf(one), answer);
  });
}

export const keyOf = ({ headers }: Prepared): string => headers['idempotency-key'] ?? '';

/** The reference code, or null where the server was gone. Throws where the claim was refused. */
async function answerTo(url: string, one: Prepared): Promise<string | null> {
  const answer = await sendOne(url, one).catch(() => null);
  if (answer === null) return null;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).referenceCodeForm;
}
