import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { captchaEffort } from '../limits/credentialSpraying.ts';

/** API handlers of the captcha's settings, and of its challenges where this server is the provider. */
export const captchaHandlers = (context: AppContext) =>
  ({
    getCaptcha: () => ({ status: 200, body: context.captcha.settings }),
    getCaptchaChallenge: async () => {
      const { captcha } = context;
      if (!captcha.challenge)
        throw new ProblemError('notFound', { detail: 'The provider makes its own challenges' });
      return { status: 200, body: await captcha.challenge(await captchaEffort(context)) };
    },
  }) satisfies Partial<Handlers>;
