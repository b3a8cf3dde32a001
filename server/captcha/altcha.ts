import { randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sha256Hex } from '../bundle/hashes.ts';
import { everyKey, type ServerKey } from '../security/serverKey.ts';
import type { AltchaChallenge, Captcha } from './captcha.ts';
import { type AltchaDifficulty, difficultyOf } from './difficulty.ts';
import { createSolutionCheck } from './signedChallenge.ts';

const MINUTES = 20;

/** Options of the embedded captcha. */
export interface AltchaOptions {
  key: ServerKey;
  clock: () => Date;
  difficulty?: AltchaDifficulty;
}

/** Creates the embedded proof-of-work captcha, which this server issues and verifies without a third party (C6-04). */
export function createAltcha({ key, clock, difficulty = difficultyOf(1500) }: AltchaOptions): Captcha {
  const secrets = secretsOf(key);
  const known = everyKey(key).map((one) => ({
    challenge: one.secret('altcha'),
    isSolution: createSolutionCheck(secretsOf(one)),
  }));
  return {
    settings: { provider: 'Altcha', siteKey: 'claimwright', challengeUrl: '/api/captcha/challenge' },
    sources: { script: [], frame: [], connect: [], style: [] },
    challenge: async (effort) => {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: difficulty.cost,
        counter: randomInt(difficulty.minCounter * effort, difficulty.maxCounter * effort + 1),
        expiresAt: new Date(clock().getTime() + MINUTES * 60_000),
        deriveKey,
        hmacSignatureSecret: secrets.challenge,
        hmacKeySignatureSecret: secrets.solution,
      });
      if (signature === undefined) throw new Error('The captcha challenge was not signed');
      return { parameters, signature, effort } satisfies AltchaChallenge;
    },
    verify: async (answer) => {
      const payload = readPayload(answer);
      if (!payload) return false;
      if (expiryOf(payload) <= clock()) return false;
      // A challenge may be of the time before a rotation, or of an instance that still signs with the older key.
      for (const { isSolution, challenge } of known)
        if (isSolution(payload) ?? (await derivesTo(payload, challenge))) return true;
      return false;
    },
    redemptionOf: (answer) => {
      const payload = readPayload(answer);
      return payload && { hash: sha256Hex(payload.challenge.signature ?? ''), expiresAt: expiryOf(payload) };
    },
  };
}

const secretsOf = (key: ServerKey) => ({
  challenge: key.secret('altcha'),
  solution: key.secret('altchaSolution'),
});

/** Verifies a solution by deriving its key again, for challenges of an older version until they expire. */
async function derivesTo({ challenge, solution }: Payload, hmacSignatureSecret: string): Promise<boolean> {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
  return verified;
}

const expiryOf = ({ challenge }: Payload): Date => new Date((challenge.parameters.expiresAt ?? 0) * 1000);

/** Reads an answer, base64 of `{ challenge, solution }`; null for anything else. */
function readPayload(answer: string): Payload | null {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return null;
  }
  return isPayload(value) ? value : null;
}

function isPayload(value: unknown): value is Payload {
  const { challenge, solution } = (value ?? {}) as Partial<Payload>;
  const parameters = challenge?.parameters;
  return (
    parameters?.algorithm === 'PBKDF2/SHA-256' &&
    typeof challenge?.signature === 'string' &&
    Object.values(parameters).every((value) => typeof value === 'string' || typeof value === 'number') &&
    typeof parameters.nonce === 'string' &&
    typeof parameters.salt === 'string' &&
    typeof solution?.counter === 'number' &&
    typeof solution.derivedKey === 'string'
  );
}
