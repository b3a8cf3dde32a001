import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ProblemCode } from './problems.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the problem in the response. */
    problem: ProblemCode | null;
  }
}

/** Logged fields of an error. Its other properties may hold typed values, as a database's `detail` does. */
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
 * Returns Fastify's options for a log of one JSON line for each event, with the id of its request: its call and
 * outcome, never its address, its path or its contents (C13-10).
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
  // Random, because numbers would repeat between instances.
  genReqId: () => randomUUID(),
});

/** Logs each response with operation, status, problem and duration. */
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

/** Returns the operation's id, or `static` for a page or a file of the app. */
export const callOf = ({ operation }: { operation?: { operationId: string } | undefined }): string =>
  operation?.operationId ?? 'static';
