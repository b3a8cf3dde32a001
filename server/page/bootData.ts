import type { FastifyReply, FastifyRequest } from 'fastify';
import { WHOLE_LIST } from '../../transforms/config/wholeList.ts';
import { serverLists } from '../../transforms/pages/serverLists.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { activeCulture, contentIn } from '../culture.ts';
import {
  deadlinesAnswer,
  formPagesAnswer,
  manifestAnswer,
  modelsAnswer,
  payPalAnswer,
  sessionAnswer,
  settlementAnswer,
  whitelistAnswer,
} from '../routes/answers.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { FirstView } from './firstView.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  session: LiveSession | null;
  view: FirstView | null;
}

/**
 * Builds the data that the app needs at its start, so that its first view waits for no call (C6-19, C11-08). Nothing in
 * it is secret, and the visitor's own data is sent to nobody else, because the page is never cached.
 */
export async function buildBootData(context: AppContext, { request, reply, session, view }: Visit) {
  const { culture: asked } = request.query as { culture?: unknown };
  const culture = activeCulture(context, request, asked);
  // A language of the product has all of its texts; any other falls back to its English.
  const isWhole = culture !== DEFAULT_CULTURE && builtInOf(culture) !== undefined;
  const english = isWhole
    ? (context.bundle.bundle.content[DEFAULT_CULTURE] ?? {})
    : contentIn(context, DEFAULT_CULTURE);
  return {
    settlement: settlementAnswer(context),
    manifest: manifestAnswer(context),
    deadlines: deadlinesAnswer(context),
    csrf: context.csrf.tokenFor(request, reply),
    session: await sessionAnswer(context, session),
    captcha: context.captcha.settings,
    culture,
    content: { [culture]: contentIn(context, culture), [DEFAULT_CULTURE]: english },
    wallet: payPalAnswer(context),
    whitelist: whitelistAnswer(context).allowedCharacters,
    forms: view ? { [view.served.form]: formOf(context, view.served) } : {},
  };
}

function formOf(context: AppContext, served: ServedForm) {
  const { lists: known } = context.bundle.bundle;
  const pages = [...served.pages, ...served.exitPages].map(({ page }) => page);
  const lists = serverLists(pages).flatMap((name) => {
    const values = own(known, name)?.values ?? [];
    return values.length > WHOLE_LIST ? [] : [[name, { values, total: values.length }]];
  });
  return {
    pages: formPagesAnswer(context, served),
    models: modelsAnswer(served),
    lists: Object.fromEntries(lists),
  };
}
