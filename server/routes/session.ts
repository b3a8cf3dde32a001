import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { sessionAnswer } from './answers.ts';

/** API handlers of CSRF token, session state, heartbeat and the session's end. */
export const sessionHandlers = (context: AppContext) =>
  ({
    getCsrf: ({ request, reply }) => ({ status: 200, body: context.csrf.tokenFor(request, reply) }),
    getSession: async ({ request }) => {
      const session = await context.sessions.current(request);
      return { status: 200, body: await sessionAnswer(context, session) };
    },
    heartbeat: async ({ request }) => {
      const session = await context.sessions.current(request);
      if (!session) throw new ProblemError('notAuthorized', { detail: 'There is no live session' });
      const expiresAt = await context.sessions.prolong(session);
      return { status: 200, body: { expiresAt: expiresAt.toISOString() } };
    },
    endSession: async ({ query, request, reply }) => {
      await context.sessions.end(request, reply, query.session);
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
