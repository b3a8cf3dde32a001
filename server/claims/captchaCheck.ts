import { CaptchaUnavailableError } from '../captcha/siteVerify.ts';
import type { AppContext } from '../context.ts';
import { ProblemError, unavailable } from '../http/problems.ts';

/** Throws captchaFailed unless the answer is there and good; a provider that cannot be asked is our trouble: 503. */
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

/** The same, and redeems the answer: it counts once, whatever follows. */
export async function requireCaptcha(
  context: AppContext,
  answer: string | null | undefined,
  address: string,
): Promise<void> {
  await checkCaptcha(context, answer, address);
  const use = context.captcha.redemptionOf(answer ?? '');
  if (use && !(await context.store.captchaUses.redeem(use))) throw captchaSpent();
}

/** The answer is no good, or no good any more. */
export function captchaSpent(): ProblemError {
  return new ProblemError('captchaFailed', {
    detail: 'The captcha response is not valid, or was used before',
  });
}
