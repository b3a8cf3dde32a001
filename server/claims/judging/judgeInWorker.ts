import type { Judging } from './judging.ts';
import type { JudgingThread } from './judgingClient.ts';
import { type JudgingRequest, type Refusals, unwiredProblem } from './wire.ts';

/** Judges a submission on a worker thread, because a long one would block all requests on this thread. */
export function judgeInWorker(thread: JudgingThread, sent: JudgingRequest): Judging {
  let reading: Promise<Refusals> | undefined;
  const raise = async (step: keyof Refusals): Promise<void> => {
    reading ??= thread.ask('read', sent);
    const problem = (await reading)[step];
    if (problem) throw unwiredProblem(problem);
  };
  return {
    requireDescribed: () => raise('undescribed'),
    requireHashes: () => raise('otherHashes'),
    requireReadable: () => raise('noClaim'),
    isContentOf: (bound, documents) => thread.ask('isContentOf', { ...sent, bound, documents }),
    accept: (id, written) => thread.ask('accept', { ...sent, ...written, id }),
  };
}
