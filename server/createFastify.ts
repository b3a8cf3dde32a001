import Fastify, { type FastifyInstance } from 'fastify';
import { answerClientError, readableUrl } from './http/brokenRequests.ts';
import { logOptions } from './http/requestLog.ts';
import { DEFAULT_TIMEOUTS, nodeLimits, type Timeouts } from './http/timeouts.ts';
import type { AppOptions } from './options.ts';
import { isTrustedProxy } from './security/trustedProxies.ts';

/** Creates the Fastify app of the public address, without hooks and routes. */
export function createFastify(options: AppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...logOptions(options.logger),
    trustProxy: options.proxies === undefined ? false : isTrustedProxy(options.proxies),
    ...nodeLimits(timeoutsOf(options)),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, app.log),
    routerOptions: { maxParamLength: 200 },
  });
  return app;
}

/** Returns the timeouts of clients, the default of each where an option leaves it out. */
export const timeoutsOf = ({ timeouts }: AppOptions): Timeouts => ({ ...DEFAULT_TIMEOUTS, ...timeouts });
