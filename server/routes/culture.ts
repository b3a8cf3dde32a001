import type { AppContext } from '../context.ts';
import { activeCulture, contentIn, isEnabled } from '../culture.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { settlementAnswer } from './answers.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** API handlers of cultures and their texts (C6-02). */
export const cultureHandlers = (context: AppContext) =>
  ({
    getCultures: () => ({ status: 200, body: settlementAnswer(context).cultures }),
    setLanguage: ({ query: { culture }, reply }) => {
      const { bundle, jar } = context;
      if (!isEnabled(bundle.bundle.settlement, culture))
        throw new ProblemError('cultureNotEnabled', { detail: culture });
      // The page's own script reads it, because the page is the same for everybody (C11-09).
      reply.setCookie(jar.culture, culture, { ...jar.options, httpOnly: false, maxAge: YEAR_SECONDS });
      return { status: 204 };
    },
    getCultureContent: ({ query, request }) => {
      const culture = activeCulture(context, request, query.culture);
      const body = Object.entries(contentIn(context, culture)).map(([key, value]) => ({ key, value }));
      return { status: 200, body, headers: { 'content-language': culture }, keep: 'whileSame' };
    },
  }) satisfies Partial<Handlers>;
