/** Names of providers in the response of `GET /api/captcha`. */
export type CaptchaProviderName = 'GoogleReCaptcha' | 'HCaptcha' | 'Altcha';

/** Token of a passed challenge. `expiresAt` in ms. */
export interface CaptchaAnswer {
  token: string;
  expiresAt: number;
}

/** Abort signal and progress callbacks of one challenge. */
export interface CaptchaRun {
  /** Gives the challenge up: its reason is what `execute` then rejects with. */
  signal: AbortSignal;
  /**
   * A challenge is before the claimant, who may take as long as they need; or this device works at one, which must end
   * within some ms: browsers stop workers of pages in the background, and some for no reason.
   */
  onUnderWay(withinMs?: number): void;
  /** Work of several times the usual begins, or has ended: meanwhile the claimant is asked for patience. */
  onSlow(isSlow: boolean): void;
}

/** Interface of a captcha provider. All are invisible, and only `execute` may bother the claimant. */
export interface CaptchaProvider {
  /** Fetches what the provider needs; called before the first challenge, cheap afterwards. */
  load(): Promise<void>;
  /** Gives the provider a place on the page, for those that draw one. */
  mount(element: HTMLElement): void;
  execute(run: CaptchaRun): Promise<CaptchaAnswer>;
  reset(): void;
  unmount(): void;
}

export interface CaptchaSettings {
  provider: CaptchaProviderName;
  siteKey: string;
  challengeUrl?: string;
  /** Where the provider's script is, if not at the provider's own address. */
  scriptUrl?: string;
}
