import type { Challenge, Solution } from 'altcha-lib/types';
import type { components } from '../../openapi/generated/types.ts';
import { requireOk } from '../api/problem.ts';
import type { SolverAnswer } from './altchaWorker.ts';
import SolverWorker from './altchaWorker.ts?worker';
import type { CaptchaAnswer, CaptchaProvider, CaptchaRun } from './types.ts';

/** Lifetime of a solution where the challenge names none. */
const DEFAULT_LIFE_MS = 5 * 60_000;
/** Margin before the expiry, because the solution must still be valid when it arrives. */
const MARGIN_MS = 15_000;

/** Timeout of a challenge of the usual effort, which is about a second's work for a phone. */
const WORK_MS = 30_000;

/** ALTCHA challenge from the server, with its effort as a multiple of the usual one. */
export type ServedChallenge = Challenge & Pick<components['schemas']['AltchaChallenge'], 'effort'>;

interface AltchaOptions {
  fetchChallenge: (signal: AbortSignal) => Promise<ServedChallenge>;
  /** Creates a worker for each challenge, so that terminating one stops its work. */
  createWorker: () => Worker;
  now: () => number;
}

async function fetchFrom(url: string, signal: AbortSignal): Promise<ServedChallenge> {
  const response = await fetch(url, { cache: 'no-store', signal });
  requireOk({ response });
  return response.json();
}

function solve(
  worker: Worker,
  { effort, ...challenge }: ServedChallenge,
  { signal, onUnderWay }: CaptchaRun,
): Promise<Solution> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = (event) => reject(new Error(`The captcha solver failed: ${event.message}`));
    worker.onmessage = ({ data }: MessageEvent<SolverAnswer>) => {
      if ('begun' in data) onUnderWay(WORK_MS * Math.max(1, effort));
      else if ('error' in data) reject(new Error(`The captcha solver failed: ${data.error}`));
      else if (data.solution === null) reject(new Error('The captcha challenge was not solved in time.'));
      else resolve(data.solution);
    };
    worker.postMessage(challenge);
  });
}

/** Returns the expiry of a solution in ms, a little before the server's. */
function expiryOf(challenge: Challenge, now: number): number {
  const seconds = Number(challenge.parameters.expiresAt ?? Number.NaN);
  return (Number.isFinite(seconds) ? seconds * 1000 : now + DEFAULT_LIFE_MS) - MARGIN_MS;
}

/**
 * Creates the captcha provider of self-hosted proof of work (ALTCHA), which a worker solves: nothing to click and
 * nothing sent to a third party.
 */
export function altchaProvider(options: AltchaOptions): CaptchaProvider {
  return {
    load: () => Promise.resolve(),
    mount: () => undefined,
    async execute(run): Promise<CaptchaAnswer> {
      const served = await options.fetchChallenge(run.signal);
      const { effort, ...challenge } = served;
      const worker = options.createWorker();
      try {
        if (effort > 1) run.onSlow(true);
        const solution = await solve(worker, served, run);
        const token = btoa(JSON.stringify({ challenge, solution }));
        return { token, expiresAt: expiryOf(challenge, options.now()) };
      } finally {
        worker.terminate();
        if (effort > 1) run.onSlow(false);
      }
    },
    reset: () => undefined,
    unmount: () => undefined,
  };
}

/** Creates the ALTCHA provider for challenges from this URL. */
export function altcha(challengeUrl: string): CaptchaProvider {
  return altchaProvider({
    fetchChallenge: (signal) => fetchFrom(challengeUrl, signal),
    createWorker: () => new SolverWorker(),
    now: Date.now,
  });
}
