// A server to be measured, in a process of its own: the product as production starts it, or the bare handler.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Use of resources by a server since it was last asked. */
export interface Usage {
  /** Processor time of all threads, µs. */
  cpu: number;
  /** Resident memory, bytes. */
  rss: number;
  /** Bytes in use on the main thread's heap, and those that it holds beside it; after a collection where Node exposes it. */
  heap: number;
  outside: number;
  /** Longest turn of the event loop, ms. */
  turn: number;
}

const [which, dataDir = '', bundleDir = ''] = process.argv.slice(2);

const open = async (): Promise<string> => {
  if (which === 'bare') {
    const { openBareHandler } = await import('./bareHandler.ts');
    const { tuneEngine } = await import('../../server/tuneEngine.ts');
    tuneEngine();
    return openBareHandler(dataDir);
  }
  const { startServer } = await import('../../server/main.ts');
  const { UNLIMITED } = await import('../../server/options.ts');
  const { url } = await startServer({
    bundleDir,
    dataDir,
    databaseUrl: process.env.CLAIMWRIGHT_DATABASE_URL,
    port: 0,
    limits: UNLIMITED,
    altchaDifficulty: { cost: 1000, minCounter: 1, maxCounter: 1 },
  });
  return url;
};

const url = await open();
const delay = monitorEventLoopDelay({ resolution: 1 });
let before = process.cpuUsage();

process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  const turn = delay.max / 1e6;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = { cpu: user + system, rss, heap: heapUsed, outside: external, turn };
  before = process.cpuUsage();
  delay.reset();
  delay.enable();
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.send?.({ url });
