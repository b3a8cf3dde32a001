import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Usage } from './subject.ts';

/** A server in a process of its own. */
export interface SubjectProcess {
  url: string;
  /** Returns its use of resources since it was last asked. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts the product, or the bare handler, over a data folder. Flags are Node's: `--expose-gc` collects before heaps are read. */
export async function startSubject(
  which: 'product' | 'bare',
  dataDir: string,
  bundleDir: string,
  flags: readonly string[] = [],
): Promise<SubjectProcess> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), [which, dataDir, bundleDir], {
    execArgv: [...process.execArgv, ...flags],
  });
  const [{ url }] = await once(child, 'message');
  return {
    url,
    usage: async () => {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
