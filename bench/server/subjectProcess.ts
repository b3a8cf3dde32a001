import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Usage } from './subject.ts';

export const SUBJECT = join(import.meta.dirname, 'subject.ts');

/** A server in a process of its own. */
export interface SubjectProcess {
  child: ChildProcess;
  url: string;
  /** Returns its use of resources since it was last asked. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Directory of the data, and the database where it is not the embedded one. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** Starts the product, or the bare handler. Flags are Node's: `--expose-gc` collects before heaps are read. */
export function startSubject(
  which: 'product' | 'bare',
  { dataDir, databaseUrl }: Place,
  bundleDir: string,
  flags: readonly string[] = [],
): Promise<SubjectProcess> {
  const env = { ...process.env, ...(databaseUrl && { CLAIMWRIGHT_DATABASE_URL: databaseUrl }) };
  const execArgv = [...process.execArgv, ...flags];
  return subjectOf(fork(SUBJECT, [which, dataDir, bundleDir], { env, execArgv }));
}

/** Waits until a server has started. Throws where it ends instead. */
export async function subjectOf(child: ChildProcess): Promise<SubjectProcess> {
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server did not start: it ended with ${code}.`)));
  });
  return {
    child,
    url,
    usage: async () => {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
