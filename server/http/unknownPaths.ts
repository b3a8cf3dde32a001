import type { FastifyRequest } from 'fastify';
import { isUnreadable } from './brokenRequests.ts';
import type { Operation } from './openapiDocument.ts';
import { ProblemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods and paths of the operations that this server answers. */
    registeredOperations: RegisteredOperation[];
  }
}

/** Method and path pattern of an operation that has a handler. */
export interface RegisteredOperation {
  method: string;
  path: RegExp;
}

/** Returns the method and path pattern of an operation. */
export function registeredOperation({ method, path }: Operation): RegisteredOperation {
  return { method, path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) };
}

/**
 * Returns the problem of a request without a route: 400 for an unreadable path, 405 where the path has other methods,
 * else 404.
 */
export function unknownPathProblem({ url, originalUrl, method, server }: FastifyRequest): ProblemError {
  if (isUnreadable(url, originalUrl))
    return new ProblemError('malformedRequest', { detail: 'The path has a broken escape' });
  const path = url.split('?')[0] ?? '';
  const methods = server.registeredOperations.filter((one) => one.path.test(path)).map((one) => one.method);
  // GET is answered to HEAD too.
  const known = new Set(methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])));
  // The router matches fewer parts of a path than this pattern: none with a line break, for one.
  if (known.size === 0 || known.has(method)) return new ProblemError('notFound');
  const allow = [...known].join(', ');
  const detail = `${path} knows ${allow}, not ${method}`;
  return new ProblemError('methodNotAllowed', { detail }, { allow });
}
