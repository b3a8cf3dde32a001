/** The providers that `GET /api/captcha` may name. */
export type CaptchaProviderName = 'GoogleReCaptcha' | 'HCaptcha' | 'Altcha';

/** A passed challenge. `expiresAt` in ms. */
export interface CaptchaAnswer {
  token: string;
  expiresAt: number;
}

/** What the app asks of a captcha: all are invisible, and only `execute` bothers the claimant. */
export interface CaptchaProvider {
  /** Fetches what the provider needs; called before the first challenge, cheap afterwards. */
  load(): Promise<void>;
  /** Gives the provider a place on the page, for those that draw one. */
  mount(element: HTMLElement): void;
  execute(signal?: AbortSignal): Promise<CaptchaAnswer>;
  reset(): void;
  unmount(): void;
}

export interface CaptchaSettings {
  provider: CaptchaProviderName;
  siteKey: string;
  challengeUrl?: string;
}
