import { Worker } from 'node:worker_threads';
import { type Answered, errorIn, type JudgingData, type StepName, type Steps } from './wire.ts';

/** The thread for claims that take long, as the event loop sees it. */
export interface JudgingThread {
  /** Throws what the step throws; and where the thread ended meanwhile. The next call starts another one. */
  ask<Name extends StepName>(step: Name, given: Steps[Name]['given']): Promise<Steps[Name]['answer']>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

interface Running {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** Starts with the first claim that is long: most servers never see one, and a thread takes memory. */
export function createJudgingThread(data: JudgingData): JudgingThread {
  let running: Running | null = null;
  let last = 0;
  const started = (): Running => {
    running ??= start(data, (ended) => {
      if (running === ended) running = null;
    });
    return running;
  };
  return {
    ask: (step, given) => {
      const { worker, waiting } = started();
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, step, given });
      });
    },
    close: async () => {
      await running?.worker.terminate();
    },
  };
}

function start(data: JudgingData, onEnd: (ended: Running) => void): Running {
  const worker = new Worker(new URL('./judgingThread.ts', import.meta.url), { workerData: data });
  const running: Running = { worker, waiting: new Map() };
  const { waiting } = running;
  const end = (error: Error): void => {
    onEnd(running);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: Answered) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('value' in answer) asked?.resolve(answer.value as never);
    else asked?.reject(errorIn(answer));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that judges long claims has ended')));
  // Nobody waits for it when the process ends.
  worker.unref();
  return running;
}
