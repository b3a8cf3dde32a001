import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { ProblemError } from '../http/problems.ts';
import { limited } from '../limits/signInLimits.ts';
import { signCaptchaProof } from '../security/captchaProof.ts';
import { requireCaptcha } from './captchaCheck.ts';
import { type Credentials, checkCredentials } from './credentialCheck.ts';
import { requireOpen } from './deadlineCheck.ts';
import { entryOf, prepopulatedModels } from './prepopulated.ts';

type Schemas = components['schemas'];

/** Opens a form to the visitor whose captcha answer and credentials are good (R7-13, C6-14). */
export async function authorize(
  context: AppContext,
  served: ServedForm,
  body: Schemas['AuthorizeRequest'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schemas['AuthorizeAnswer']> {
  const credentials = readCredentials(served, body);
  if (served.settings.enabled === false) throw new ProblemError('formDisabled');
  requireOpen(context, served, request.arrivedAt, activeCulture(context, request, undefined));
  await requireCaptcha(context, body.reCaptchaResponse, request.ip);
  const trial = { served, ip: request.ip, credentials, log: request.log };
  const granted = await limited(context, trial, () => checkCredentials(context, served, credentials));
  const session = await context.sessions.open(request, reply, served.form, granted);
  const rows = await context.store.claimants.byIds(granted.claimants);
  return {
    authorized: true,
    error: null,
    captcha: signCaptchaProof(context.key, session.state.storageKey, new Date(session.state.captchaAt)),
    prepopulatedData: await prepopulatedModels(context, served, rows),
    expiresAt: session.expiresAt.toISOString(),
    storageKey: session.state.storageKey,
  };
}

/** The one model of the body, under whatever key; none only where the form has no credentials. */
function readCredentials(served: ServedForm, body: Schemas['AuthorizeRequest']): Credentials {
  const { reCaptchaResponse: _captcha, ...models } = body;
  const [model] = Object.values(models);
  if (!model) {
    if (!entryOf(served, 'credentials')) return {};
    throw new ProblemError('invalidRequest', { detail: 'The credentials model is missing' });
  }
  const { formType, dtoMapping } = model.metadata;
  if (camelCase(formType) !== camelCase(served.settings.formType))
    throw new ProblemError('invalidRequest', { detail: `The model is of the form ${formType}` });
  if (camelCase(dtoMapping) !== 'credentials')
    throw new ProblemError('invalidRequest', { detail: `The model is ${dtoMapping}, not credentials` });
  return Object.fromEntries(Object.entries(model.fields).map(([name, value]) => [camelCase(name), value]));
}
