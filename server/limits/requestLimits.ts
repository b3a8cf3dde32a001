import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { activeCulture, textsOf } from '../culture.ts';
import { contactLines } from '../http/contactLines.ts';
import { tooManyRequests } from '../http/problems.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { createTokenBucket, type Meter } from './tokenBucket.ts';
import { tooManyRequestsPage } from './tooManyRequestsPage.ts';

/** Kind of request: a page of the app, a file of it, or a call. */
type Kind = 'page' | 'file' | 'call';

/** Rate limiters of one kind of request. */
interface Meters {
  address: Meter;
  session: Meter;
  /** Share that every address has for itself. */
  share: Meter;
  /** Common pot of all that exceed their shares. */
  common: Meter;
}

const PAGES = '/*';

/**
 * Limits the pages, files and calls that each address and session requests in a minute (C13-02). The matched route
 * decides the kind, not the spelling of the path. Of the server's total, each address has a share of its own; what it
 * uses beyond comes out of one common pot.
 */
export function limitRequests(app: FastifyInstance, context: AppContext): void {
  const { limits, now } = context;
  const metersOf = (most: number): Meters => ({
    address: createTokenBucket(most, 60, now),
    session: createTokenBucket(most, 60, now),
    share: createTokenBucket(Math.max(1, most / limits.shares), 60, now),
    common: createTokenBucket(most * limits.addressesAtOnce, 60, now),
  });
  const meters: Record<Kind, Meters> = {
    page: metersOf(limits.pagesPerMinute),
    file: metersOf(limits.filesPerMinute),
    call: metersOf(limits.callsPerMinute),
  };
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request);
    const wait = take(meters[kind], clientAddress(request.ip), request.cookies[context.jar.session]);
    if (wait === 0) return;
    context.metrics.limited.inc({ kind });
    if (kind !== 'page') throw tooManyRequests(wait);
    await sendWaitPage(context, request, reply, wait);
  });
}

function kindOf({ routeOptions: { config, url } }: FastifyRequest): Kind {
  if (config.operation || url === undefined) return 'call';
  return url === PAGES ? 'page' : 'file';
}

function take(meters: Meters, address: string, session: string | undefined): number {
  const own = meters.address.take(address) || (session ? meters.session.take(hashOf(session)) : 0);
  if (own > 0) return own;
  const beyond = meters.share.take(address);
  return beyond > 0 && meters.common.take('all') > 0 ? beyond : 0;
}

const hashOf = (id: string): string => hash('sha256', id, 'base64url');

/** Sends the 429 page in the visitor's language. */
function sendWaitPage(context: AppContext, request: FastifyRequest, reply: FastifyReply, seconds: number) {
  const { culture } = request.query as { culture?: unknown };
  const texts = textsOf(context, activeCulture(context, request, culture));
  return reply
    .code(429)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(tooManyRequestsPage(seconds, texts, contactLines(context, texts)));
}
