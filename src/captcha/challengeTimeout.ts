import { CaptchaFailure } from './captchaFailure.ts';
import type { CaptchaRun } from './types.ts';

/** Time without any callback of a provider's script after which the claimant gets a message, in ms (C14-09). */
const SILENCE_MS = 30_000;

/** Error of a proof of work that began on this device and exceeded its timeout. */
class StalledError extends CaptchaFailure {
  constructor() {
    super('silent', 'The work at the captcha did not end.');
  }
}

interface TimeoutOptions {
  schedule: (run: () => void, ms: number) => () => void;
  onSlow: CaptchaRun['onSlow'];
}

/** Runs one challenge, from the loading of its script to its token, and aborts it at its timeout. */
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
 * Runs a captcha challenge with a timeout. Without any callback for half a minute it fails as `silent`, because a
 * blocked script never reports an error. A proof of work that began and exceeds its timeout is run once more (C17-05).
 */
export async function withChallengeTimeout<T>(
  options: TimeoutOptions,
  work: (run: CaptchaRun) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(options, work);
  } catch (error) {
    if (error instanceof StalledError) return attempt(options, work);
    throw error;
  }
}
