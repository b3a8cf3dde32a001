import { Worker } from 'node:worker_threads';
import { onAnswers } from '../threads/answers.ts';
import { errorOf, type Failure } from '../threads/failure.ts';
import { createFlag, type Flag, say } from '../threads/flag.ts';
import { gathered, inTurns } from '../threads/gathering.ts';
import { createPending, type Pending } from '../threads/pending.ts';

/** Writes documents that are in memory, off the event loop. */
export interface DocumentWriter {
  /** Starts its thread, which the first document does otherwise. */
  start(): void;
  /** Writes the bytes as the file of that path; of the folders above it the last may be missing. Their buffer is the writer's then. */
  keep(path: string, bytes: Uint8Array<ArrayBuffer>): DocumentWrite;
}

/** A document that is being written. */
export interface DocumentWrite {
  /** Resolves when the bytes survive a power cut. Rejects with the system's error, leaving no file. */
  durable: Promise<void>;
  /** Says the same to other threads. None of one among others: it would wake the store for each claim, which many claims' messages do once. */
  flag?: Flag;
}

/** A document on its way to the thread. */
export interface WriteOrder {
  id: number;
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  flag?: Flag;
}

/** What the thread answers. */
export interface WriteResult {
  id: number;
  failure?: Failure;
}

interface Running {
  worker: Worker;
  send(keeping: WriteOrder): void;
  pending: Pending;
}

/** One thread for the process: it knows nothing of the stores whose documents it writes. */
export const documentWriter: DocumentWriter = createDocumentWriter();

function createDocumentWriter(): DocumentWriter {
  let running: Running | null = null;
  const started = (): Running => {
    running ??= start((ended) => {
      if (running === ended) running = null;
    });
    return running;
  };
  return {
    start: () => void started(),
    keep: (path, bytes) => {
      const { worker, send, pending } = started();
      const { id, answer: durable } = pending.add<void>();
      worker.ref();
      if (pending.size() > 1) {
        send({ id, path, bytes });
        return { durable };
      }
      const flag = createFlag();
      send({ id, path, bytes, flag });
      // A thread that ended has said nothing.
      durable.catch(() => say(flag, 'no'));
      return { durable, flag };
    },
  };
}

function start(onEnd: (ended: Running) => void): Running {
  const worker = new Worker(new URL('./documentThread.ts', import.meta.url));
  const pending = createPending();
  const post = (all: WriteOrder[]): void => {
    const buffers = all.map(({ bytes }) => bytes.buffer);
    worker.postMessage(all, buffers);
  };
  // Until the turn's end its claim is judged.
  const isAlone = (): boolean => pending.size() === 1;
  const running: Running = { worker, pending, send: gathered(post, isAlone) };
  const end = (error: Error): void => {
    onEnd(running);
    pending.refuseAll(error);
  };
  const settle = ({ id, failure }: WriteResult): void => {
    if (failure) pending.refuse(id, errorOf(failure));
    else pending.answer(id, undefined);
    if (pending.size() === 0) worker.unref();
  };
  onAnswers(worker, inTurns(settle));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that writes documents has ended')));
  // A process ends without it, but not before what it was given is on the disk.
  worker.unref();
  return running;
}
