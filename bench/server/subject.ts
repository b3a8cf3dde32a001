// A server to be measured, in a process of its own: the product as production starts it, or the bare handler.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPieces, type Longest } from './pieces.ts';
import { postWatchmen } from './watchmen.ts';

/** What a server used since it was last asked. */
export interface Usage extends Longest {
  /** Processor time of all threads, µs. */
  cpu: number;
  /** Resident memory, bytes. */
  rss: number;
  /** Bytes in use on the main thread's heap, and those that it holds beside it; after a collection where Node may be told to. */
  heap: number;
  outside: number;
  /** The longest that the event loop stood still while it was watched, ms. */
  loopMax: number;
  loopP99: number;
  /** Whether watchmen told where the machine stood still. */
  isWatched: boolean;
}

/** What it is asked for: to watch its loop from now on, or no more; or what it used. */
export type Asked = 'watch' | 'rest' | 'usage';

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
  const altchaDifficulty = { cost: 1000, minCounter: 1, maxCounter: 1 };
  const { url } = await startServer({
    bundleDir,
    dataDir,
    databaseUrl: process.env.CLAIMWRIGHT_DATABASE_URL,
    port: 0,
    limits: UNLIMITED,
    altchaDifficulty,
  });
  return url;
};

const url = await open();
const delay = monitorEventLoopDelay({ resolution: 1 });
const watchmen = await postWatchmen();
const pieces = createPieces(undefined, undefined, watchmen);
let before = process.cpuUsage();

process.on('message', (asked: Asked) => {
  if (asked === 'watch') {
    delay.enable();
    pieces.watch();
  }
  if (asked === 'rest') {
    delay.disable();
    pieces.rest();
  }
  // What was collected last is told a turn later.
  if (asked === 'usage') setImmediate(() => setImmediate(tellUsage));
});
process.on('disconnect', () => process.exit());
process.send?.({ url });

function tellUsage(): void {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = {
    ...pieces.longest(),
    cpu: user + system,
    rss,
    heap: heapUsed,
    outside: external,
    loopMax: delay.max / 1e6,
    loopP99: delay.percentile(99) / 1e6,
    isWatched: watchmen !== null,
  };
  delay.reset();
  process.send?.(usage);
}
