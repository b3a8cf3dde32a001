import type { ServerKey } from './serverKey.ts';

const HOURS = 2;

/** What a captcha proof turns out to be when it comes back. */
export type ProofState = 'valid' | 'expired' | 'forged';

/** An opaque signed value: for two hours it proves that this session passed the captcha (C6-13). */
export function signCaptchaProof(key: ServerKey, storageKey: string, passedAt: Date): string {
  const until = passedAt.getTime() + HOURS * 3_600_000;
  return `${until.toString(36)}.${key.sign('captcha', `${storageKey}.${until}`)}`;
}

/** Reads a proof again; one of another session is as good as forged. */
export function readCaptchaProof(key: ServerKey, proof: string, storageKey: string, now: Date): ProofState {
  const [time, signature] = proof.split('.');
  const until = Number.parseInt(time ?? '', 36);
  if (signature === undefined || !Number.isSafeInteger(until)) return 'forged';
  if (!key.signed('captcha', `${storageKey}.${until}`, signature)) return 'forged';
  return until > now.getTime() ? 'valid' : 'expired';
}
