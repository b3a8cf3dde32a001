import type { AppContext } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { ProblemError } from '../http/problems.ts';
import { sessionAnswer } from './answers.ts';

/** CSRF token, session state, heartbeat and the session's end. */
export function bindSession(binder: Binder, context: AppContext): void {
  const { csrf, sessions } = context;
  const protect = { before: async (request: Parameters<typeof csrf.verify>[0]) => csrf.verify(request) };
  binder.bind('getCsrf', (request, reply) => csrf.tokenFor(request, reply));
  binder.bind('getSession', async (request) => sessionAnswer(context, await sessions.current(request)));
  binder.bind(
    'heartbeat',
    async (request) => {
      const session = await sessions.current(request);
      if (!session) throw new ProblemError('notAuthorized', { detail: 'There is no live session' });
      return { expiresAt: (await sessions.prolong(session)).toISOString() };
    },
    protect,
  );
  binder.bind(
    'endSession',
    async (request, reply) => {
      await sessions.end(request, reply);
      return reply.code(204).send();
    },
    protect,
  );
}
