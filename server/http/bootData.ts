import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { activeCulture, contentIn, DEFAULT_CULTURE } from '../culture.ts';
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
  // The app has the product's English itself, for good; only what the settlement says is sent with each page.
  const english = context.bundle.bundle.content[DEFAULT_CULTURE] ?? {};
  return {
    settlement: settlementAnswer(context),
    manifest: manifestAnswer(context),
    deadlines: deadlinesAnswer(context),
    csrf: context.csrf.tokenFor(request, reply),
    session: await sessionAnswer(context, await context.sessions.current(request)),
    captcha: context.captcha.settings,
    culture,
    content: { [culture]: contentIn(context, culture), [DEFAULT_CULTURE]: english },
    wallet: payPalAnswer(context),
  };
}
