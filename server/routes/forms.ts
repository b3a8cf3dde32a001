import { type AppContext, servedForm } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { sendCached } from '../http/cached.ts';
import { ProblemError } from '../http/problems.ts';
import { manifestAnswer } from './answers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Models, pages and validator modules. */
export function bindForms(binder: Binder, context: AppContext): void {
  binder.bind('getFormsConfig', (request, reply) => {
    const { form } = request.query as { form?: string };
    const forms = form === undefined ? Object.values(context.bundle.forms) : [servedForm(context, form)];
    return sendCached(
      request,
      reply,
      forms.flatMap(({ entries }) => entries),
    );
  });
  binder.bind('getFormsManifest', (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return manifestAnswer(context);
  });
  binder.bind('getFormPages', (request, reply) => {
    const { form } = request.params as { form: string };
    const { configurationHash, pages, exitPages } = servedForm(context, form);
    return sendCached(request, reply, { configurationHash, pages, exitPages });
  });
  binder.bind('getFormsModule', async (request, reply) => {
    const { name } = request.params as { name: string };
    const text = await context.store.modules.get(name);
    if (text === null) throw new ProblemError('notFound', { detail: `There is no module ${name}` });
    return reply.header('cache-control', IMMUTABLE).type('text/javascript; charset=utf-8').send(text);
  });
}
