/**
 * Reason why a captcha challenge was not passed: dismissed by the claimant, script blocked, no response in time, or
 * failed at its provider.
 */
export type CaptchaFailureReason = 'dismissed' | 'blocked' | 'silent' | 'failed';

/** Error of a captcha challenge that was not passed. Nothing was sent to the server, and another may be started. */
export class CaptchaFailure extends Error {
  override name = 'CaptchaFailure';
  readonly end: CaptchaFailureReason;

  constructor(end: CaptchaFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.end = end;
  }
}
