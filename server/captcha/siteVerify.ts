import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Captcha, CaptchaSources } from './captcha.ts';

type Provider = 'GoogleReCaptcha' | 'HCaptcha';

/** URLs and policy of a captcha provider. */
interface ProviderFacts {
  verifyUrl: string;
  scriptUrl: string;
  /** Returns the Content-Security-Policy sources of a script: its own, and those from which it loads others. */
  sources(script: URL): CaptchaSources;
}

const PROVIDERS: Record<Provider, ProviderFacts> = {
  GoogleReCaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    sources: (script) => {
      const folder = new URL('.', script).href;
      return {
        script: [folder, 'https://www.gstatic.com/recaptcha/'],
        frame: [folder, 'https://recaptcha.google.com/recaptcha/'],
        connect: [folder],
        style: [],
      };
    },
  },
  HCaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    sources: ({ origin, hostname }) => {
      const own = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
      const all = hostname.endsWith('.hcaptcha.com') ? own : [origin, ...own];
      return { script: all, frame: all, connect: all, style: all };
    },
  },
};

export interface SiteVerifyOptions {
  provider: Provider;
  siteKey: string;
  secret: string;
  /** URLs that replace the provider's defaults. */
  scriptUrl?: string | undefined;
  verifyUrl?: string | undefined;
  fetch?: typeof fetch;
}

/** Outage of the captcha provider, during which an answer cannot be verified. */
export class CaptchaUnavailableError extends ExpectedError {
  override readonly kind = 'outage';

  constructor(provider: string, cause: unknown) {
    super(`${provider} could not be asked`, { cause });
  }
}

/** Creates the captcha of Google reCAPTCHA or hCaptcha, which sends the answer to the provider with our secret. */
export function createSiteVerify(options: SiteVerifyOptions): Captcha {
  const { provider, siteKey, scriptUrl } = options;
  const known = PROVIDERS[provider];
  const { verifyUrl = known.verifyUrl } = options;
  const ask = options.fetch ?? fetch;
  return {
    settings: { provider, siteKey, ...(scriptUrl && { scriptUrl }) },
    sources: known.sources(new URL(scriptUrl ?? known.scriptUrl)),
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
