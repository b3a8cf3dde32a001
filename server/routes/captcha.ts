import type { AppContext } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { ProblemError } from '../http/problems.ts';

/** The captcha provider, and challenges where it is this server itself. */
export function bindCaptcha(binder: Binder, { captcha }: AppContext): void {
  binder.bind('getCaptcha', () => captcha.settings);
  binder.bind('getCaptchaChallenge', async () => {
    if (!captcha.challenge)
      throw new ProblemError('notFound', { detail: 'The provider makes its own challenges' });
    return captcha.challenge();
  });
}
