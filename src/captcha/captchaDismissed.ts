/** The claimant closed the challenge: nothing failed, and another may be begun. */
export class CaptchaDismissed extends Error {
  override name = 'CaptchaDismissed';
}
