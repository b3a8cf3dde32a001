import { type Profiler, Session } from 'node:inspector';

/** What of our own code, and of the libraries that parse for it, is watched. */
const WATCHED = /\/(?:transforms|server|bundle|schemas|csv-parse|busboy|date-fns)\//;

/** Which branches ran, as V8 counts them: once, and about how often, since a loop that runs longer is another way through. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many ways were taken since it was last asked that were never taken before. */
  fresh(): number {
    const before = this.#seen.size;
    for (const { scriptId, url, functions } of this.#take())
      if (WATCHED.test(url))
        for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
          if (count > 0) this.#seen.add(`${scriptId} ${startOffset} ${endOffset} ${magnitude(count)}`);
    return this.#seen.size - before;
  }

  get size(): number {
    return this.#seen.size;
  }

  stop(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** A session of one's own thread answers at once. */
  #take(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error) throw error;
      taken = answer.result;
    });
    return taken;
  }
}

/** 1, 2, 4, 8, 16 … at most 128. */
const magnitude = (count: number): number => Math.min(Math.floor(Math.log2(count)), 7);
