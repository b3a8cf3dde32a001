import { type AppContext, servedForm } from '../context.ts';
import { type ApiDocument, describeSettlement } from '../http/describeSettlement.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { formPagesAnswer, manifestAnswer, modelsAnswer } from './answers.ts';

/** API handlers of models, pages and validator modules, and of the API's description. */
export const formsHandlers = (context: AppContext) => {
  let described: Promise<ApiDocument> | undefined;
  return {
    getApiDescription: async () => {
      described ??= describeSettlement(context.bundle);
      return { status: 200, body: await described, keep: 'whileSame' };
    },
    getFormsConfig: ({ query: { form } }) => {
      const forms = form === undefined ? Object.values(context.bundle.forms) : [servedForm(context, form)];
      return { status: 200, body: forms.flatMap(modelsAnswer), keep: 'whileSame' };
    },
    getFormsManifest: () => ({ status: 200, body: manifestAnswer(context), keep: 'whileSame' }),
    getFormPages: ({ path: { form } }) => ({
      status: 200,
      body: formPagesAnswer(context, servedForm(context, form)),
      keep: 'whileSame',
    }),
    getFormsModule: async ({ path: { name } }) => {
      const body = await context.store.modules.get(`${name}.js`);
      if (body === null) throw new ProblemError('notFound', { detail: `There is no module ${name}.js` });
      return { status: 200, body, keep: 'forever' };
    },
  } satisfies Partial<Handlers>;
};
