import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems.ts';
import type { CookieJar } from './cookies.ts';
import type { ServerKey } from './serverKey.ts';

const CSRF_HEADER = 'X-CSRF-Token';

const VISITOR = /^[\w-]{43}$/;

/** Protection against cross-site request forgery. */
export interface Csrf {
  /** Issues a token for this visitor, and a cookie where there is none. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): { requestHeaderName: string; requestToken: string };
  /** Throws csrfFailed unless the header's token belongs to the visitor cookie, and one of our pages sent it. */
  verify(request: FastifyRequest): void;
}

/**
 * Creates signed double-submit protection: the token is an HMAC over the visitor's random cookie and a nonce.
 * Authorization renews the session's cookie and not this one, so a page's token stays valid.
 */
export function createCsrf(key: ServerKey, jar: CookieJar, publicOrigin: string | undefined): Csrf {
  const signed = (visitor: string, nonce: string): string =>
    `${nonce}.${key.sign('csrf', `${visitor}.${nonce}`)}`;
  const visitorOf = (request: FastifyRequest): string | null => {
    const visitor = request.cookies[jar.visitor];
    return visitor && VISITOR.test(visitor) ? visitor : null;
  };
  return {
    tokenFor: (request, reply) => {
      const known = visitorOf(request);
      const visitor = known ?? randomBytes(32).toString('base64url');
      if (!known) reply.setCookie(jar.visitor, visitor, jar.options);
      const requestToken = signed(visitor, randomBytes(12).toString('base64url'));
      return { requestHeaderName: CSRF_HEADER, requestToken };
    },
    verify: (request) => {
      requireOwnPage(request, publicOrigin);
      const visitor = visitorOf(request);
      const token = request.headers[CSRF_HEADER.toLowerCase()];
      const [nonce, signature] = typeof token === 'string' ? token.split('.', 2) : [];
      if (visitor === null || nonce === undefined || signature === undefined)
        throw new ProblemError('csrfFailed');
      if (token !== `${nonce}.${signature}` || !key.signed('csrf', `${visitor}.${nonce}`, signature))
        throw new ProblemError('csrfFailed');
    },
  };
}

/** Throws csrfFailed for a browser whose headers name another site's page; other clients have nobody's cookies. */
function requireOwnPage(request: FastifyRequest, publicOrigin: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ProblemError('csrfFailed');
  if (origin !== undefined && origin !== ownOrigin(request, publicOrigin))
    throw new ProblemError('csrfFailed');
}

/** Returns the server's public origin. A forwarded host is ignored, because the client writes it. */
export function ownOrigin({ protocol, headers }: FastifyRequest, publicOrigin: string | undefined): string {
  return new URL(publicOrigin ?? `${protocol}://${headers.host}`).origin;
}
