import type { components } from '../../openapi/generated/types.ts';
import type { PolicySources } from '../security/headers.ts';
import type { CaptchaUse } from '../store/storedClaim.ts';

type CaptchaSettings = components['schemas']['CaptchaSettings'];
export type AltchaChallenge = components['schemas']['AltchaChallenge'];

/** Sources that a provider adds to the Content-Security-Policy. */
export type CaptchaSources = Omit<PolicySources, 'image'>;

/** One provider of proofs that a person is there. */
export interface Captcha {
  settings: CaptchaSettings;
  sources: CaptchaSources;
  /** A new challenge of so many times the usual work, where the provider is this server itself. */
  challenge?(effort: number): Promise<AltchaChallenge>;
  /** Whether the answer is good. Throws where the provider cannot be asked. */
  verify(answer: string, address: string): Promise<boolean>;
  /** What is to be redeemed of an answer, for it counts once; null where the provider itself sees to that. */
  redemptionOf(answer: string): CaptchaUse | null;
}
