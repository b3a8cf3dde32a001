import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { activeCulture, DEFAULT_CULTURE } from '../culture.ts';
import {
  deadlinesAnswer,
  manifestAnswer,
  payPalAnswer,
  sessionAnswer,
  settlementAnswer,
} from '../routes/answers.ts';

/** What the app needs before it shows anything, so that its first view waits for no call (C6-19). Nothing secret. */
export async function bootData(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const { culture: asked } = request.query as { culture?: unknown };
  const culture = activeCulture(context, request, asked);
  const { content } = context.bundle.bundle;
  return {
    settlement: settlementAnswer(context),
    manifest: manifestAnswer(context),
    deadlines: deadlinesAnswer(context),
    csrf: context.csrf.tokenFor(request, reply),
    session: await sessionAnswer(context, await context.sessions.current(request)),
    captcha: context.captcha.settings,
    culture,
    content: { [DEFAULT_CULTURE]: content[DEFAULT_CULTURE] ?? {}, [culture]: content[culture] ?? {} },
    wallet: payPalAnswer(context),
  };
}
