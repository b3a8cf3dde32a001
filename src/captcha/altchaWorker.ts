/// <reference lib="webworker" />
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Message of this web worker, which solves ALTCHA challenges: that it has begun, then the solution, or an error. */
export type SolverAnswer = { begun: true } | { solution: Solution | null } | { error: string };

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async (message: MessageEvent<Challenge>) => {
  self.postMessage({ begun: true } satisfies SolverAnswer);
  let answer: SolverAnswer;
  try {
    answer = { solution: await solveChallenge({ challenge: message.data, deriveKey }) };
  } catch (error) {
    answer = { error: String(error) };
  }
  self.postMessage(answer);
};
