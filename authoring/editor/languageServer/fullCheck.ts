import { Worker } from 'node:worker_threads';
import type { Report } from '../../../bundle/findings/finding.ts';

/** A bundle that is to be checked as a whole, with the texts that editors have. */
export interface FullCheckOrder {
  id: number;
  directory: string;
  texts: [path: string, text: string][];
}

/** What was found across its files; or what went wrong. */
export type FullCheckAnswer = { id: number; reports: Report[] } | { id: number; fault: string };

/** Checks whole bundles in a thread of its own, so that keys are answered meanwhile. */
export interface FullCheck {
  /** Resolves to undefined where it could not be done; `onFault` was told. */
  check(directory: string, texts: [path: string, text: string][]): Promise<Report[] | undefined>;
  close(): Promise<void>;
}

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
