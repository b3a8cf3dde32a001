import type { components } from '../../openapi/generated/types.ts';
import type { PolicySources } from '../security/headers.ts';
import type { CaptchaUse } from '../store/storedClaim.ts';

type CaptchaSettings = components['schemas']['CaptchaSettings'];
export type AltchaChallenge = components['schemas']['AltchaChallenge'];

/** Sources that a captcha provider adds to the Content-Security-Policy. */
export type CaptchaSources = Omit<PolicySources, 'image'>;

/** Captcha provider, embedded or of a third party, which verifies that a visitor is a person. */
export interface Captcha {
  settings: CaptchaSettings;
  sources: CaptchaSources;
  /** Issues a challenge of `effort` times the usual work, where this server is the provider. */
  challenge?(effort: number): Promise<AltchaChallenge>;
  /** Verifies the answer of a visitor at this IP address. Throws where the provider cannot be reached. */
  verify(answer: string, address: string): Promise<boolean>;
  /** Returns a used answer to store, because each is valid once; null where the provider enforces that. */
  redemptionOf(answer: string): CaptchaUse | null;
}
