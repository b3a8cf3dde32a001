import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { type Answered, sendAll, submissionsAt } from './load.ts';
import type { Place } from './stored.ts';

export const SUBJECT = join(import.meta.dirname, '..', 'subject.ts');
const PER_ROUND = 40;
const LONGEST_MS = 500;

/** Where the server of a fault run reads and writes, and what it serves. */
export interface Subject {
  place: Place;
  bundleDir: string;
  bundle: LoadedBundle;
}

/** Starts the server over the place; throws where it does not start. */
export async function start({ place, bundleDir }: Subject): Promise<[ChildProcess, string]> {
  const { dataDir, databaseUrl } = place;
  const env = { ...process.env, ...(databaseUrl && { CLAIMWRIGHT_DATABASE_URL: databaseUrl }) };
  const child = fork(SUBJECT, ['product', dataDir, bundleDir], { env });
  return [child, await addressOf(child)];
}

/** What a server says that has started; throws where it ends instead. */
export async function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }: { url: string }) => resolve(url));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server did not start: it ended with ${code}.`)));
  });
}

/** Kills the server so many times while claims come in, and sends each again afterwards. */
export async function killRounds(subject: Subject, rounds: number): Promise<Answered> {
  const answered: Answered = new Map();
  let [child, url] = await start(subject);
  for (let round = 0; round < rounds; round += 1) {
    const submissions = await submissionsAt(url, subject.bundle, PER_ROUND);
    const sending = sendAll(url, submissions, answered);
    await wait(Math.random() * LONGEST_MS);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([sending, gone]);
    [child, url] = await start(subject);
    // Everything again: what was stored is answered as it was, and what was not is stored now.
    await sendAll(url, submissions, answered);
  }
  await end(child);
  if (answered.size !== rounds * PER_ROUND)
    throw new Error(`${answered.size} of ${rounds * PER_ROUND} claims were answered.`);
  return answered;
}

export async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
