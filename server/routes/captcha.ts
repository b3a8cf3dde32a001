import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';

/** The captcha provider, and challenges where it is this server itself. */
export const captchaHandlers = ({ captcha }: AppContext) =>
  ({
    getCaptcha: () => ({ status: 200, body: captcha.settings }),
    getCaptchaChallenge: async () => {
      if (!captcha.challenge)
        throw new ProblemError('notFound', { detail: 'The provider makes its own challenges' });
      return { status: 200, body: await captcha.challenge() };
    },
  }) satisfies Partial<Handlers>;
