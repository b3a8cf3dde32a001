import { CaptchaFailure } from './captchaFailure.ts';
import type { CaptchaRun } from './types.ts';

/** How long a provider may be silent before the claimant is told (C14-09). */
const SILENCE_MS = 30_000;

/**
 * Runs a challenge from the loading of its script to its answer. Where nothing is heard of it for half a minute, it ends
 * as `silent`: scripts may wait for ever for what a blocker holds back, and so would the claimant.
 */
export async function withinSilence<T>(
  schedule: (run: () => void, ms: number) => () => void,
  onSlow: CaptchaRun['onSlow'],
  work: (run: CaptchaRun) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const stop = schedule(
    () => controller.abort(new CaptchaFailure('silent', 'Nothing was heard of the captcha.')),
    SILENCE_MS,
  );
  try {
    return await Promise.race([work({ signal, onUnderWay: stop, onSlow }), ended]);
  } finally {
    stop();
  }
}
