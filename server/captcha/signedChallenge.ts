import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Payload } from 'altcha-lib';
import { canonicalJson } from '../../transforms/config/hash.ts';
import { sameText } from '../security/serverKey.ts';

/** Secrets that sign challenges and the keys that solve them, as texts for altcha. */
interface ChallengeSecrets {
  challenge: string;
  solution: string;
}

const HEX = /^(?:[0-9a-f]{2})+$/;

/**
 * Creates a check of challenge and solution by two HMACs, without a key derivation: the challenge carries a signature
 * of the solving key, which only a solver can compute. The check returns null where it carries none, as in older
 * versions: then the key must be derived again. altcha's own check runs each HMAC in another thread by WebCrypto, which
 * took a fifth of a submission.
 */
export function createSolutionCheck(secrets: ChallengeSecrets): (payload: Payload) => boolean | null {
  const challengeKey = createSecretKey(Buffer.from(secrets.challenge));
  const solutionKey = createSecretKey(Buffer.from(secrets.solution));
  return ({ challenge: { parameters, signature }, solution }) => {
    const { keySignature } = parameters;
    if (typeof keySignature !== 'string') return null;
    if (!sameText(signature ?? '', hmac(challengeKey, canonicalJson(parameters)))) return false;
    const { derivedKey } = solution;
    return HEX.test(derivedKey) && sameText(keySignature, hmac(solutionKey, Buffer.from(derivedKey, 'hex')));
  };
}

const hmac = (key: KeyObject, data: string | Buffer): string =>
  createHmac('sha256', key).update(data).digest('hex');
