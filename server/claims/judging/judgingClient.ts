import { Worker } from 'node:worker_threads';
import { onAnswer } from '../../threads/answers.ts';
import { createPending, type Pending } from '../../threads/pending.ts';
import { type JudgingData, type JudgingSteps, type StepAnswer, type StepName, unwiredError } from './wire.ts';

/** Client of the worker thread that judges long claims. */
export interface JudgingThread {
  /** Runs a step on the thread. Throws its error, or one where the thread ends; the next call starts another thread. */
  ask<Name extends StepName>(
    step: Name,
    given: JudgingSteps[Name]['given'],
  ): Promise<JudgingSteps[Name]['answer']>;
  close(): Promise<void>;
}

interface Running {
  worker: Worker;
  pending: Pending;
}

/** Creates the client. The thread starts at the first long claim: most servers get none, and a thread costs memory. */
export function createJudgingThread(data: JudgingData): JudgingThread {
  let running: Running | null = null;
  const started = (): Running => {
    running ??= start(data, (ended) => {
      if (running === ended) running = null;
    });
    return running;
  };
  return {
    ask: <Name extends StepName>(step: Name, given: JudgingSteps[Name]['given']) => {
      const { worker, pending } = started();
      const { id, answer } = pending.add<JudgingSteps[Name]['answer']>();
      worker.postMessage({ id, step, given });
      return answer;
    },
    close: async () => {
      await running?.worker.terminate();
    },
  };
}

function start(data: JudgingData, onEnd: (ended: Running) => void): Running {
  const worker = new Worker(new URL('./judgingThread.ts', import.meta.url), { workerData: data });
  const running: Running = { worker, pending: createPending() };
  const { pending } = running;
  const end = (error: Error): void => {
    onEnd(running);
    pending.refuseAll(error);
  };
  onAnswer<StepAnswer>(worker, (answer) => {
    if ('value' in answer) pending.answer(answer.id, answer.value);
    else pending.refuse(answer.id, unwiredError(answer));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that judges long claims has ended')));
  // Lets the process end without it.
  worker.unref();
  return running;
}
