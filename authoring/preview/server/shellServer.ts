import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { BuiltAppError } from '../../../server/page/builtAssets.ts';
import { BadRequestError } from './badRequest.ts';
import { addClaimCalls } from './claimCalls.ts';
import { type ChosenMail, MAIL_POLICY, mailPage } from './mailPage.ts';
import { withNonce } from './pageNonce.ts';
import type { PreviewSession } from './previewSession.ts';
import { settingsIn } from './settingsIn.ts';
import { createStateEvents } from './stateEvents.ts';
import { stateOf } from './stateOf.ts';

/**
 * Returns the content security policy of the preview's page: it may load and frame only what this server serves. The
 * styles that Chakra's components write are admitted by the page's nonce.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = 'content-security-policy';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

const PAGE = join('authoring', 'preview', 'page', 'preview.html');

/** Builds the server of the preview's page and of its API, which does not listen on a port itself. */
export async function buildShellServer(
  session: PreviewSession,
  builtAppDir: string,
): Promise<FastifyInstance> {
  const page = readPage(builtAppDir);
  const shell = Fastify({ forceCloseConnections: true });
  const events = createStateEvents(session);
  shell.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader(POLICY)) reply.header(POLICY, "default-src 'none'");
    reply.headers(HEADERS);
  });
  await shell.register(fastifyStatic, { root: join(builtAppDir, 'app', 'dist'), prefix: '/app/dist/' });
  shell.get('/preview', (_request, reply) => {
    const { html, nonce } = withNonce(page);
    return reply.header(POLICY, policyOf(nonce)).type('text/html; charset=utf-8').send(html);
  });
  shell.get('/preview/api/state', () => stateOf(session.state()));
  shell.get('/preview/api/events', (request, reply) => events.serve(request, reply));
  shell.post('/preview/api/settings', async ({ body }) => {
    await session.set(settingsIn(body));
    return stateOf(session.state());
  });
  addClaimCalls(shell, session);
  shell.get<{ Querystring: ChosenMail }>('/preview/mail', ({ query }, reply) => {
    const { served, now } = session.state();
    if (!served) throw new BadRequestError('There is no mail yet: the bundle has errors.');
    const html = mailPage(served, now, query);
    return reply.header(POLICY, MAIL_POLICY).type('text/html; charset=utf-8').send(html);
  });
  shell.addHook('preClose', async () => events.close());
  return shell;
}

function readPage(builtAppDir: string): string {
  try {
    return readFileSync(join(builtAppDir, PAGE), 'utf8');
  } catch {
    throw new BuiltAppError(builtAppDir, 'the page of the preview is missing');
  }
}
