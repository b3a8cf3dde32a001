import type { ServerKey } from './serverKey.ts';

const HOURS = 2;

/** State of a captcha proof that a browser returns. */
export type ProofState = 'valid' | 'expired' | 'forged';

/** Returns a signed proof that this session passed the captcha, valid for two hours from `passedAt` (C6-13). */
export function signCaptchaProof(key: ServerKey, storageKey: string, passedAt: Date): string {
  const until = passedAt.getTime() + HOURS * 3_600_000;
  return `${until.toString(36)}.${key.sign('captcha', `${storageKey}.${until}`)}`;
}

/** Returns the state of a proof for the session of `storageKey`; one of another session is forged. */
export function readCaptchaProof(key: ServerKey, proof: string, storageKey: string, now: Date): ProofState {
  const [time, signature] = proof.split('.');
  const until = Number.parseInt(time ?? '', 36);
  if (signature === undefined || !Number.isSafeInteger(until)) return 'forged';
  if (!key.signed('captcha', `${storageKey}.${until}`, signature)) return 'forged';
  return until > now.getTime() ? 'valid' : 'expired';
}
