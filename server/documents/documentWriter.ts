import { Worker } from 'node:worker_threads';
import { onAnswers } from '../threads/answers.ts';
import { errorOf, type Failure } from '../threads/failure.ts';
import { createFlag, type Flag, setFlag } from '../threads/flag.ts';
import { gathered, inTurns } from '../threads/gathering.ts';
import { createPending, type Pending } from '../threads/pending.ts';

/** Writer of documents in memory, off the event loop. */
export interface DocumentWriter {
  /** Starts its thread ahead of the first document. */
  start(): void;
  /**
   * Writes the bytes as the file of that path, where the last folder above may be missing. The buffer moves to the
   * thread.
   */
  keep(path: string, bytes: Uint8Array<ArrayBuffer>): DocumentWrite;
}

/** Document that is being written. */
export interface DocumentWrite {
  /** Resolves when the bytes survive a power cut. Rejects with the system's error, leaving no file. */
  durable: Promise<void>;
  /**
   * Flag of `durable` for other threads; absent while several are written: waking the store for each claim costs more
   * than the messages of many.
   */
  flag?: Flag;
}

/** Document on its way to the thread. */
export interface WriteOrder {
  id: number;
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
  flag?: Flag;
}

/** Answer of the thread. */
export interface WriteResult {
  id: number;
  failure?: Failure;
}

interface Running {
  worker: Worker;
  send(keeping: WriteOrder): void;
  pending: Pending;
}

/** Writer of the process, independent of the stores whose documents it writes. */
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
      // Set here, because a thread that ended sets nothing.
      durable.catch(() => setFlag(flag, 'no'));
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
  // Sent at once when alone, because its claim is judged until the turn's end.
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
  // Lets the process end without the thread, but for documents under way.
  worker.unref();
  return running;
}
