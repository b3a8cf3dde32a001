import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Settlement } from '../../schemas/generated/types.ts';
import { type AltchaOptions, createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createSiteVerify } from './siteVerify.ts';

/** Options of the embedded captcha, and of the providers that a settlement may name. */
export interface CaptchaChoice extends AltchaOptions {
  /** Secret of Google reCAPTCHA or hCaptcha. */
  captchaSecret?: string | undefined;
  /** URLs of the provider's script and verification; the provider's defaults where left out. */
  captchaScript?: string | undefined;
  captchaVerify?: string | undefined;
  fetch?: typeof fetch | undefined;
}

/** Error of a captcha provider in the settlement without its site key or secret. */
export class CaptchaSecretMissingError extends ExpectedError {
  constructor(provider: string) {
    super(
      `The settlement's captcha is ${provider}: its siteKey and the environment's CLAIMWRIGHT_CAPTCHA_SECRET are needed`,
    );
  }
}

/** Creates the captcha that the settlement names, or else the embedded proof of work: no form is without one. */
export function chooseCaptcha(settings: Settlement['captcha'], choice: CaptchaChoice): Captcha {
  if (!settings || settings.provider === 'Altcha') return createAltcha(choice);
  const { provider, siteKey } = settings;
  if (!siteKey || !choice.captchaSecret) throw new CaptchaSecretMissingError(provider);
  return createSiteVerify({
    provider,
    siteKey,
    secret: choice.captchaSecret,
    scriptUrl: choice.captchaScript,
    verifyUrl: choice.captchaVerify,
    ...(choice.fetch && { fetch: choice.fetch }),
  });
}
