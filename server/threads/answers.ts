import type { Worker } from 'node:worker_threads';

/** Answer of a thread: the number of its call, with a value or a failure. */
interface Numbered {
  id: number;
}

/**
 * Calls `settle` with the answers of a thread that come together. Skips other messages: `node --watch` has each worker
 * report the files that it imports by the same channel.
 */
export function onAnswers<A extends Numbered>(worker: Worker, settle: (answers: readonly A[]) => void): void {
  worker.on('message', (message: unknown) => {
    const answers = (Array.isArray(message) ? message : [message]).filter(isAnswer);
    if (answers.length > 0) settle(answers as A[]);
  });
}

function isAnswer(message: unknown): message is Numbered {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';
}
