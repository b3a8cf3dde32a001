import { Worker } from 'node:worker_threads';
import { onAnswer } from '../../threads/answers.ts';
import { errorOf } from '../../threads/failure.ts';
import { createPending } from '../../threads/pending.ts';
import { STREAMS, type StoreAnswer, type StoreCall, type StoreThreadData, type StreamBatch } from './wire.ts';

/** Client of a worker thread of the store. */
export interface StoreThread {
  call(area: string, method: string, args: unknown[]): Promise<unknown>;
  stream(area: string, method: string, args: unknown[]): AsyncIterable<unknown>;
  /** Finishes earlier calls, closes the database and ends. */
  close(): Promise<void>;
}

/** Starts a thread of the store. Resolves when its database is open. A thread that ends by itself rejects its calls. */
export async function openThread(data: Omit<StoreThreadData, 'opened'>): Promise<StoreThread> {
  const pending = createPending();
  const opened = pending.add();
  const workerData: StoreThreadData = { ...data, opened: opened.id };
  const worker = new Worker(new URL('./storeThread.ts', import.meta.url), { workerData });
  let ended: Error | null = null;
  const end = (error: Error): void => {
    ended = error;
    pending.refuseAll(error);
  };
  onAnswer<StoreAnswer>(worker, (answer) => {
    if ('failure' in answer) pending.refuse(answer.id, errorOf(answer.failure));
    else pending.answer(answer.id, answer.value);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the store has ended')));
  const call: StoreThread['call'] = (area, method, args) => {
    if (ended) return Promise.reject(ended);
    const { id, answer } = pending.add<unknown>();
    worker.postMessage({ id, area, method, args } satisfies StoreCall);
    return answer;
  };
  try {
    await opened.answer;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    call,
    stream: (area, method, args) => streamOf(call, area, method, args),
    close: async () => {
      if (!ended) await call('', 'close', []);
      await worker.terminate();
    },
  };
}

let streams = 0;

async function* streamOf(
  call: StoreThread['call'],
  area: string,
  method: string,
  args: unknown[],
): AsyncIterable<unknown> {
  streams += 1;
  const key = streams;
  let done = false;
  try {
    while (!done) {
      const batch = (await call(STREAMS, 'next', [key, area, method, args])) as StreamBatch;
      done = batch.done;
      yield* batch.values;
    }
  } finally {
    if (!done) await call(STREAMS, 'end', [key]);
  }
}
