/**
 * How a challenge ended that was not passed: the claimant closed it, its script was kept from the page, nothing was heard
 * of it, or its provider gave it up.
 */
export type CaptchaEnd = 'dismissed' | 'blocked' | 'silent' | 'failed';

/** A challenge that was not passed: nobody was asked for anything yet, and another may be begun. */
export class CaptchaFailure extends Error {
  override name = 'CaptchaFailure';
  readonly end: CaptchaEnd;

  constructor(end: CaptchaEnd, message: string, cause?: unknown) {
    super(message, { cause });
    this.end = end;
  }
}
