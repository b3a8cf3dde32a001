import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Asked, Usage } from './subject.ts';

/** A server in a process of its own, which says what it uses. */
export interface SubjectProcess {
  url: string;
  /** What it used since it was last asked. */
  usage(): Promise<Usage>;
  /** Has it look every millisecond how long its event loop stands still, or no more. */
  watchLoop(watch: boolean): void;
  stop(): Promise<void>;
}

/** Starts the product, or the bare handler, over a data folder. Flags are Node's: `--expose-gc` has heaps told after a collection. */
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
  const ask = (asked: Asked): boolean => child.send(asked);
  return {
    url,
    watchLoop: (watch) => {
      ask(watch ? 'watch' : 'rest');
    },
    usage: async () => {
      ask('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
