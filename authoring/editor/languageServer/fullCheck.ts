import { Worker } from 'node:worker_threads';
import type { Report } from '../../../bundle/findings/finding.ts';

/** Request to the worker thread for a full check of a bundle, with the unsaved texts. */
export interface FullCheckOrder {
  id: number;
  directory: string;
  texts: [path: string, text: string][];
}

/** Response of the worker thread: the reports of the full check, or the error. */
export type FullCheckAnswer = { id: number; reports: Report[] } | { id: number; fault: string };

/** Full checks of bundles in a worker thread, so that the editor gets its responses meanwhile. */
export interface FullCheck {
  /** Checks a bundle; undefined where it failed, after a call of `onFault`. */
  check(directory: string, texts: [path: string, text: string][]): Promise<Report[] | undefined>;
  close(): Promise<void>;
}

/** Starts the worker thread for full checks. `onFault` gets its errors. */
export function startFullCheck(onFault: (fault: string) => void): FullCheck {
  const worker = new Worker(new URL('./fullCheckThread.ts', import.meta.url));
  const waiting = new Map<number, (answer: FullCheckAnswer) => void>();
  let last = 0;
  worker.on('message', (answer: FullCheckAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  worker.on('error', (error) => onFault(error.stack ?? error.message));
  return {
    async check(directory, texts) {
      const id = ++last;
      const answered = new Promise<FullCheckAnswer>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ id, directory, texts } satisfies FullCheckOrder);
      const answer = await answered;
      if ('reports' in answer) return answer.reports;
      onFault(answer.fault);
      return undefined;
    },
    close: async () => void (await worker.terminate()),
  };
}
