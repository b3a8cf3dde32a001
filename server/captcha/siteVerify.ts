import type { Captcha, CaptchaSources } from './captcha.ts';

type Provider = 'GoogleReCaptcha' | 'HCaptcha';

const PROVIDERS: Record<Provider, { verifyUrl: string; sources: CaptchaSources }> = {
  GoogleReCaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
      style: [],
    },
  },
  HCaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: {
      script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
  },
};

export interface SiteVerifyOptions {
  provider: Provider;
  siteKey: string;
  secret: string;
  fetch?: typeof fetch;
}

/** The provider could not be asked, or did not answer as it should: nothing is known about the claimant. */
export class CaptchaUnavailableError extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} could not be asked`, { cause });
    this.name = 'CaptchaUnavailableError';
  }
}

/** Google reCAPTCHA and hCaptcha: the answer goes to the provider with our secret. */
export function createSiteVerify(options: SiteVerifyOptions): Captcha {
  const { verifyUrl, sources } = PROVIDERS[options.provider];
  const ask = options.fetch ?? fetch;
  return {
    settings: { provider: options.provider, siteKey: options.siteKey },
    sources,
    redemptionOf: () => null,
    verify: async (answer, address) => {
      const body = new URLSearchParams({ secret: options.secret, response: answer, remoteip: address });
      try {
        const response = await ask(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { success } = (await response.json()) as { success?: boolean };
        return success === true;
      } catch (error) {
        throw new CaptchaUnavailableError(options.provider, error);
      }
    },
  };
}
