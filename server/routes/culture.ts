import type { AppContext } from '../context.ts';
import { activeCulture, isEnabled } from '../culture.ts';
import type { Binder } from '../http/binder.ts';
import { sendCached } from '../http/cached.ts';
import { ProblemError } from '../http/problems.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Languages and their texts (C6-02). */
export function bindCulture(binder: Binder, context: AppContext): void {
  const { settlement, content } = context.bundle.bundle;
  binder.bind('getCultures', () => settlement.cultures);
  binder.bind('setLanguage', (request, reply) => {
    const { culture } = request.query as { culture: string };
    if (!isEnabled(settlement, culture)) throw new ProblemError('cultureNotEnabled', { detail: culture });
    reply.setCookie(context.jar.culture, culture, { ...context.jar.options, maxAge: YEAR_SECONDS });
    return reply.code(204).send();
  });
  binder.bind('getCultureContent', (request, reply) => {
    const { culture: asked } = request.query as { culture?: string };
    const culture = activeCulture(context, request, asked);
    const entries = Object.entries(content[culture] ?? {}).map(([key, value]) => ({ key, value }));
    return sendCached(request, reply.header('content-language', culture), entries);
  });
}
