import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { type Place, startSubject } from '../subjectProcess.ts';
import { type Answered, sendAll, submissionsAt } from './load.ts';

const PER_ROUND = 40;
const LONGEST_MS = 500;

/** Where the server of a fault run reads and writes, and what it serves. */
export interface Subject {
  place: Place;
  bundleDir: string;
  bundle: LoadedBundle;
}

/** Kills the server so many times while claims come in, and sends each again afterwards. */
export async function killRounds(subject: Subject, rounds: number): Promise<Answered> {
  const answered: Answered = new Map();
  const start = () => startSubject('product', subject.place, subject.bundleDir);
  let { child, url, stop } = await start();
  for (let round = 0; round < rounds; round += 1) {
    const submissions = await submissionsAt(url, subject.bundle, PER_ROUND);
    const sending = sendAll(url, submissions, answered);
    await wait(Math.random() * LONGEST_MS);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([sending, gone]);
    ({ child, url, stop } = await start());
    // Everything again: what was stored is answered as it was, and what was not is stored now.
    await sendAll(url, submissions, answered);
  }
  await stop();
  if (answered.size !== rounds * PER_ROUND)
    throw new Error(`${answered.size} of ${rounds * PER_ROUND} claims were answered.`);
  return answered;
}
