import type { GoodAnswer } from '../captcha/captcha.ts';
import { CaptchaUnavailableError } from '../captcha/siteVerify.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../http/problems.ts';
import type { CaptchaUse } from '../store/store.ts';

/**
 * Throws captchaFailed unless the answer is there, good and not used yet; a provider that cannot be asked is our
 * trouble: 503. Answers what is still to be redeemed.
 */
export async function checkCaptcha(
  context: AppContext,
  answer: string | null | undefined,
  address: string,
): Promise<CaptchaUse | null> {
  if (!answer) throw new ProblemError('captchaFailed', { detail: 'The captcha response is missing' });
  const good = await verified(context, answer, address);
  if (!good) throw captchaSpent();
  if (good.use && (await context.store.captchaUses.isUsed(good.use.hash))) throw captchaSpent();
  return good.use;
}

async function verified(context: AppContext, answer: string, address: string): Promise<GoodAnswer | null> {
  try {
    return await context.captcha.verify(answer, address);
  } catch (error) {
    if (error instanceof CaptchaUnavailableError)
      throw new ProblemError('unavailable', { detail: error.message });
    throw error;
  }
}

/** The same, and redeems the answer: it counts once, whatever follows. */
export async function requireCaptcha(
  context: AppContext,
  answer: string | null | undefined,
  address: string,
): Promise<void> {
  const use = await checkCaptcha(context, answer, address);
  if (use && !(await context.store.captchaUses.redeem(use))) throw captchaSpent();
}

/** The answer is no good any more, or never was. */
export function captchaSpent(): ProblemError {
  return new ProblemError('captchaFailed', {
    detail: 'The captcha response is not valid, or was used before',
  });
}
