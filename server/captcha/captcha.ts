import type { components } from '../../openapi/generated/types.ts';
import type { CaptchaUse } from '../store/store.ts';

export type CaptchaSettings = components['schemas']['CaptchaSettings'];
export type AltchaChallenge = components['schemas']['AltchaChallenge'];

/** What a provider adds to the Content-Security-Policy. */
export interface CaptchaSources {
  script: string[];
  frame: string[];
  connect: string[];
  style: string[];
}

/** One provider of proofs that a person is there. */
export interface Captcha {
  settings: CaptchaSettings;
  sources: CaptchaSources;
  /** A new challenge, where the provider is this server itself. */
  challenge?(): Promise<AltchaChallenge>;
  /**
   * Whether the answer is good. Null where it is not; where this server itself counts it once, what is to be redeemed.
   * Throws where the provider cannot be asked.
   */
  verify(answer: string, address: string): Promise<GoodAnswer | null>;
}

/** A good answer. Providers that count an answer once by themselves leave nothing to redeem. */
export interface GoodAnswer {
  use: CaptchaUse | null;
}
