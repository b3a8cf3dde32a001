import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Settlement } from '../../schemas/generated/types.ts';
import { type AltchaOptions, createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createSiteVerify } from './siteVerify.ts';

export interface CaptchaChoice extends AltchaOptions {
  /** The secret of Google reCAPTCHA or hCaptcha. */
  captchaSecret?: string | undefined;
  /** Where the provider's script is, and where its answers are checked; the provider's own addresses where left out. */
  captchaScript?: string | undefined;
  captchaVerify?: string | undefined;
  fetch?: typeof fetch | undefined;
}

/** A settlement names Google or hCaptcha, and the server has no secret for it. */
export class CaptchaSecretMissingError extends ExpectedError {
  constructor(provider: string) {
    super(
      `The settlement's captcha is ${provider}: its siteKey and the environment's CLAIMWRIGHT_CAPTCHA_SECRET are needed`,
    );
  }
}

/** The provider that the settlement names; the embedded proof of work where it names none. Never no captcha. */
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
