import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from './outage.ts';
import { type Problem, ProblemError, problemOf, unavailable } from './problems.ts';
import { unknownPathProblem } from './unknownPaths.ts';

/**
 * Problems of the errors of Fastify and its plugins, by their code; any other with a status below 500 is a bad request.
 */
const FASTIFY_PROBLEMS: Record<string, ConstructorParameters<typeof ProblemError>[0]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requestTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
  FST_ERR_BAD_URL: 'malformedRequest',
  FST_ERR_REP_ALREADY_SENT: 'internalError',
};

/** Returns members that an operation adds to its problems (R7-14, R7-15). */
export type ProblemExtension = (problem: Problem, request: FastifyRequest) => Partial<Problem>;

declare module 'fastify' {
  interface FastifyContextConfig {
    problemExtension?: ProblemExtension;
  }
}

/**
 * Sets the app's error handler, which sends application/problem+json. Details that nobody could act on stay in the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(asProblem(error, request), request, reply));
}

function asProblem(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FASTIFY_PROBLEMS[code];
  if (known) return new ProblemError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ProblemError('malformedRequest');
  request.log.error({ err: error }, 'request failed');
  if (isOutage(error)) return unavailable();
  return new ProblemError('internalError');
}

/** Sends a problem, with the members that its operation adds. */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const plain = problemOf(error.code, error.members);
  reply.problem = error.code;
  const extension = request.routeOptions.config.problemExtension;
  const body = extension ? { ...extension(plain, request), ...plain } : plain;
  // Sent as bytes, because Fastify would add a charset to text, which this media type lacks.
  return reply
    .code(body.status)
    .headers(error.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(body)));
}

/** Sets the handler that sends a problem for paths without a route, on a server without pages of the built app. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(unknownPathProblem(request), request, reply));
}
