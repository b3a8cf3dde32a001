import { CaptchaFailure } from './captchaFailure.ts';
import type { CaptchaRun } from './types.ts';

/** Time without a sign of a provider's script or challenge after which the claimant gets a message (C14-09). */
const SILENCE_MS = 30_000;

/** Proof of work that began on this device and did not end in its time. */
class StalledError extends CaptchaFailure {
  constructor() {
    super('silent', 'The work at the captcha did not end.');
  }
}

interface TimeoutOptions {
  schedule: (run: () => void, ms: number) => () => void;
  onSlow: CaptchaRun['onSlow'];
}

/** One challenge, from the loading of its script to its answer. */
async function attempt<T>(
  { schedule, onSlow }: TimeoutOptions,
  work: (run: CaptchaRun) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const giveUp = (failure: CaptchaFailure, ms: number) => schedule(() => controller.abort(failure), ms);
  let stop = giveUp(new CaptchaFailure('silent', 'Nothing was heard of the captcha.'), SILENCE_MS);
  const onUnderWay = (withinMs?: number) => {
    stop();
    if (withinMs !== undefined) stop = giveUp(new StalledError(), withinMs);
  };
  try {
    return await Promise.race([work({ signal, onUnderWay, onSlow }), ended]);
  } finally {
    stop();
  }
}

/**
 * Runs a challenge. Where nothing is heard of it for half a minute, it ends as `silent`: scripts may wait for ever for what a
 * blocker holds back, and so would the claimant. Work of this device that began and does not end is begun once more by
 * itself (C17-05).
 */
export async function withChallengeTimeout<T>(
  patience: TimeoutOptions,
  work: (run: CaptchaRun) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(patience, work);
  } catch (error) {
    if (error instanceof StalledError) return attempt(patience, work);
    throw error;
  }
}
