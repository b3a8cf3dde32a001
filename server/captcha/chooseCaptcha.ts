import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Settlement } from '../../schemas/generated/types.ts';
import { type AltchaOptions, createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createSiteVerify } from './siteVerify.ts';

export interface CaptchaChoice extends AltchaOptions {
  /** Secret of Google reCAPTCHA or hCaptcha. */
  captchaSecret?: string | undefined;
  /** Addresses of the provider's script and verification; the provider's own where left out. */
  captchaScript?: string | undefined;
  captchaVerify?: string | undefined;
  fetch?: typeof fetch | undefined;
}

/** Missing secret of the captcha provider that the settlement names. */
export class CaptchaSecretMissingError extends ExpectedError {
  constructor(provider: string) {
    super(
      `The settlement's captcha is ${provider}: its siteKey and the environment's CLAIMWRIGHT_CAPTCHA_SECRET are needed`,
    );
  }
}

/** Returns the provider that the settlement names, or the embedded proof of work. Never no captcha. */
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
