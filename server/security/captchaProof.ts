import type { ServerKey } from './serverKey.ts';

const HOURS = 2;

/** State of a captcha proof that a browser returns. */
export type ProofState = 'valid' | 'expired' | 'forged';

/** Signs an opaque value that proves for two hours that this session passed the captcha (C6-13). */
export function signCaptchaProof(key: ServerKey, storageKey: string, passedAt: Date): string {
  const until = passedAt.getTime() + HOURS * 3_600_000;
  return `${until.toString(36)}.${key.sign('captcha', `${storageKey}.${until}`)}`;
}

/** Verifies a proof; one of another session counts as forged. */
export function readCaptchaProof(key: ServerKey, proof: string, storageKey: string, now: Date): ProofState {
  const [time, signature] = proof.split('.');
  const until = Number.parseInt(time ?? '', 36);
  if (signature === undefined || !Number.isSafeInteger(until)) return 'forged';
  if (!key.signed('captcha', `${storageKey}.${until}`, signature)) return 'forged';
  return until > now.getTime() ? 'valid' : 'expired';
}
