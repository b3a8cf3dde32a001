import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ProblemCode } from './problems.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that was answered. */
    problem: ProblemCode | null;
  }
}

/** What is written of an error: its own properties may hold what was typed, as a database's `detail` does. */
type LoggedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
};

function loggedError(error: unknown): LoggedError {
  const { name, code, message, stack } = Object(error) as Record<string, unknown>;
  return {
    type: typeof name === 'string' ? name : typeof error,
    ...(typeof code === 'string' && { code }),
    message: typeof message === 'string' ? message : '',
    stack: typeof stack === 'string' ? stack : '',
  };
}

/**
 * How Fastify logs: a line of JSON for each event, with the id of its request. Of a request there is its call and its
 * outcome, never its address, its path or anything that it brought (C13-10).
 */
export const logOptions = (logger: FastifyServerOptions['logger']) => ({
  logger:
    typeof logger === 'object'
      ? {
          ...logger,
          serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
        }
      : (logger ?? false),
  logController: new LogController({ disableRequestLogging: true }),
  // Unlike numbers, the same in no two instances.
  genReqId: () => randomUUID(),
});

/** A line for each answer, where the level asks for it; and what its problem was, for the figures. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateReply('problem', null);
  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request.routeOptions.config);
    const { statusCode: status, problem, elapsedTime } = reply;
    const outcome = problem ?? 'done';
    request.log.info({ call, status, outcome, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}

/** The operation's name; what is no call is a page or a file of the app. */
export const callOf = ({ operation }: { operation?: { operationId: string } | undefined }): string =>
  operation?.operationId ?? 'static';
