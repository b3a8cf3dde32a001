import { Worker } from 'node:worker_threads';
import { onAnswers } from '../../threads/answers.ts';
import { createPending, type Pending } from '../../threads/pending.ts';
import { type JudgingData, type JudgingSteps, type StepAnswer, type StepName, unwiredError } from './wire.ts';

/** The thread for claims that take long, as the event loop sees it. */
export interface JudgingThread {
  /** Throws what the step throws; and where the thread ended meanwhile. The next call starts another one. */
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

/** Starts with the first claim that is long: most servers never see one, and a thread takes memory. */
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
  onAnswers<StepAnswer>(worker, (answers) => {
    for (const answer of answers)
      if ('value' in answer) pending.answer(answer.id, answer.value);
      else pending.refuse(answer.id, unwiredError(answer));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that judges long claims has ended')));
  // Nobody waits for it when the process ends.
  worker.unref();
  return running;
}
