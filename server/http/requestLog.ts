import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { ProblemCode } from './problems.ts';
import { drawRequestId, sendRequestIds } from './requestId.ts';
import { readTraceparent } from './traceContext.ts';

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
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  // Random, because numbers would repeat between instances.
  genReqId: drawRequestId,
});

/** Claim that a request is about, for its log lines: its id, which lets nobody in, as the reference code may. */
interface LoggedClaim {
  claim: string;
  /** Id of the claim that it adds documents to. */
  addedTo?: string;
  /** True where the claim was filed before, and the request repeats it. */
  replayed?: boolean;
}

/** Adds the claim to all further log lines of a request. */
export function logClaim(request: FastifyRequest, claim: LoggedClaim): void {
  request.log = request.log.child({ ...claim });
}

/**
 * Sends each response with its request's id, and logs it with operation, status, problem and duration. All lines of a
 * request have the trace of the caller's `traceparent` (C13-15).
 */
export function logAnswers(app: FastifyInstance): void {
  sendRequestIds(app);
  app.decorateReply('problem', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = readTraceparent(request.headers.traceparent);
    if (trace) request.log = request.log.child({ ...trace });
    done();
  });
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
