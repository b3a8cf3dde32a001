import type { components } from '../../openapi/generated/types.ts';
import type { PolicySources } from '../security/headers.ts';
import type { CaptchaUse } from '../store/storedClaim.ts';

type CaptchaSettings = components['schemas']['CaptchaSettings'];
export type AltchaChallenge = components['schemas']['AltchaChallenge'];

/** Sources that a provider adds to the Content-Security-Policy. */
export type CaptchaSources = Omit<PolicySources, 'image'>;

/** Provider of proofs that a person is there. */
export interface Captcha {
  settings: CaptchaSettings;
  sources: CaptchaSources;
  /** Issues a challenge of `effort` times the usual work, where this server is the provider. */
  challenge?(effort: number): Promise<AltchaChallenge>;
  /** Verifies the answer. Throws where the provider cannot be reached. */
  verify(answer: string, address: string): Promise<boolean>;
  /** Returns the use to redeem, since an answer counts once; null where the provider itself sees to that. */
  redemptionOf(answer: string): CaptchaUse | null;
}
