import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import type { Way } from '../../schemas/generated/types.ts';
import { readCredentials } from '../../transforms/claims/readCredentials.ts';
import { wayOf } from '../../transforms/config/ways.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { openRows } from '../claimants/sealedRows.ts';
import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { ProblemError } from '../http/problems.ts';
import { limitSignIns } from '../limits/signInLimits.ts';
import { signCaptchaProof } from '../security/captchaProof.ts';
import { requireOpenForm, requireOpenForSignIn } from './admission.ts';
import { requireCaptcha } from './captchaCheck.ts';
import { type Credentials, checkCredentials, namingCredentials } from './credentialCheck.ts';
import { requireRightHash } from './modelParts.ts';
import { modelEntryOf, prepopulatedModels } from './prepopulatedData.ts';

type Schemas = components['schemas'];

/** Signs a visitor in to a form: verifies captcha answer and credentials, and opens a session (R7-13, C6-14). */
export async function authorize(
  context: AppContext,
  served: ServedForm,
  body: Schemas['AuthorizeRequest'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schemas['AuthorizeAnswer']> {
  const credentials = sentCredentials(context, served, body);
  const way = requestedWay(served, body.way);
  const arrival = { arrivedAt: request.arrivedAt, culture: activeCulture(context, request, undefined) };
  requireOpenForm(context, served, arrival);
  await requireCaptcha(context, body.reCaptchaResponse, request.ip);
  const naming = namingCredentials(way, credentials);
  const who = { form: served.form, naming, ip: request.ip, log: request.log };
  const trial = { ...who, refusal: 'credentialsRefused' } as const;
  const granted = await limitSignIns(context, trial, () =>
    checkCredentials(context, served, way, credentials),
  );
  const rows = openRows(context.key, await context.store.claimants.byIds(granted.claimants));
  await requireOpenForSignIn(context, served, way, { credentials, rows, arrival });
  const session = await context.sessions.open(request, reply, served.form, granted);
  return {
    authorized: true,
    error: null,
    captcha: signCaptchaProof(context.key, session.state.storageKey, new Date(session.state.captchaAt)),
    prepopulatedData: await prepopulatedModels(context, served, rows),
    expiresAt: session.expiresAt.toISOString(),
    storageKey: session.state.storageKey,
  };
}

/** Returns the way in that the body names, or the form's first (C8-23). */
function requestedWay({ form, settings }: ServedForm, kind: Schemas['AuthorizeRequest']['way']): Way {
  const way = wayOf(settings, kind);
  if (!way) throw invalid(`The form ${form} has no way in by ${kind}`);
  return way;
}

/** Reads the credentials of the body; none where the form has no such model. */
function sentCredentials(
  context: AppContext,
  served: ServedForm,
  { credentials: model }: Schemas['AuthorizeRequest'],
): Credentials {
  const entry = modelEntryOf(served, 'credentials');
  if (!model) {
    if (!entry) return {};
    throw invalid(`The model credentials is missing, which the form ${served.form} has`);
  }
  const { formType, dtoMapping } = model.metadata;
  if (!entry) throw invalid(`The form ${served.form} has no model credentials`);
  if (camelCase(formType) !== camelCase(served.settings.formType))
    throw invalid(`The model credentials is of the form ${formType}`);
  if (camelCase(dtoMapping) !== 'credentials')
    throw invalid(`The model credentials has the dtoMapping ${dtoMapping}`);
  // An older configuration may sign in: its claim is renewed when it is filed.
  if (isOfAnEntry(context, model.metadataHash)) requireRightHash(served, 'credentials', model.metadataHash);
  const named = Object.entries(model.fields).map(([name, value]) => [camelCase(name), value]);
  return readCredentials(Object.fromEntries(named), served.module.loaded.plan);
}

function isOfAnEntry({ bundle }: AppContext, hash: string): boolean {
  return Object.values(bundle.forms).some(({ entries }) =>
    entries.some(({ metadataHash }) => metadataHash === hash),
  );
}

function invalid(detail: string): ProblemError {
  return new ProblemError('invalidRequest', { detail });
}
