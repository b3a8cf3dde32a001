import type { Worker } from 'node:worker_threads';

/** Answer of a worker thread: the number of its call, with a value or a failure. */
interface Numbered {
  id: number;
}

/**
 * Calls `settle` with each answer of a worker thread. Skips other messages: `node --watch` has each worker report the
 * files that it imports by the same channel.
 */
export function onAnswer<A extends Numbered>(worker: Worker, settle: (answer: A) => void): void {
  worker.on('message', (message: unknown) => {
    if (isAnswer(message)) settle(message as A);
  });
}

function isAnswer(message: unknown): message is Numbered {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';
}
