import { CaptchaUnavailableError } from '../captcha/siteVerify.ts';
import type { AppContext } from '../context.ts';
import { ProblemError, unavailable } from '../http/problems.ts';

/** Verifies a captcha answer. Throws captchaFailed where it is missing or invalid, 503 where the provider is away. */
export async function checkCaptcha(
  context: AppContext,
  answer: string | null | undefined,
  address: string,
): Promise<void> {
  if (!answer) throw new ProblemError('captchaFailed', { detail: 'The captcha response is missing' });
  try {
    if (await context.captcha.verify(answer, address)) return;
  } catch (error) {
    if (error instanceof CaptchaUnavailableError) throw unavailable(error.message);
    throw error;
  }
  throw captchaSpent();
}

/** Verifies a captcha answer and redeems it: it is valid once, whatever follows. */
export async function requireCaptcha(
  context: AppContext,
  answer: string | null | undefined,
  address: string,
): Promise<void> {
  await checkCaptcha(context, answer, address);
  const use = context.captcha.redemptionOf(answer ?? '');
  if (use && !(await context.store.captchaUses.redeem(use))) throw captchaSpent();
}

/** Creates the problem of a captcha answer that is invalid or was used before. */
export function captchaSpent(): ProblemError {
  return new ProblemError('captchaFailed', {
    detail: 'The captcha response is not valid, or was used before',
  });
}
