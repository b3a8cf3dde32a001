/** Name of a captcha provider, as in the response of `GET /api/captcha`. */
export type CaptchaProviderName = 'GoogleReCaptcha' | 'HCaptcha' | 'Altcha';

/** Token of a passed captcha challenge. `expiresAt` in ms. */
export interface CaptchaAnswer {
  token: string;
  expiresAt: number;
}

/** Abort signal and progress callbacks of one challenge. */
export interface CaptchaRun {
  /** Aborts the challenge; `execute` rejects with its reason. */
  signal: AbortSignal;
  /**
   * Called without an argument when the challenge is shown to the claimant, which ends the timeout. Called with
   * `withinMs` when this device begins a proof of work, which must end within that time, because browsers stop workers
   * of pages in the background, and some for no reason.
   */
  onUnderWay(withinMs?: number): void;
  /** Called when work of several times the usual begins or has ended, so that the claimant is asked for patience. */
  onSlow(isSlow: boolean): void;
}

/** Interface of a captcha provider. All are invisible, and only `execute` may show the claimant a challenge. */
export interface CaptchaProvider {
  /** Loads the provider's script and settings; called before the first challenge, cheap afterwards. */
  load(): Promise<void>;
  /** Sets the element in which a provider renders its widget, if it has one. */
  mount(element: HTMLElement): void;
  execute(run: CaptchaRun): Promise<CaptchaAnswer>;
  reset(): void;
  unmount(): void;
}

export interface CaptchaSettings {
  provider: CaptchaProviderName;
  siteKey: string;
  /** URL of the challenges of ALTCHA. */
  challengeUrl?: string;
  /** URL of the provider's script, where it is not the provider's own. */
  scriptUrl?: string;
}
