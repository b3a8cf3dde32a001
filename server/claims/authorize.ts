import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { ProblemError, tooManyRequests } from '../http/problems.ts';
import { signCaptchaProof } from '../security/captchaProof.ts';
import { barestHash } from '../security/credentials.ts';
import { requireCaptcha } from './captchaCheck.ts';
import { type Credentials, checkCredentials, REFERENCE_FIELD } from './credentialCheck.ts';
import { requireOpen } from './deadlineCheck.ts';
import { entryOf, prepopulatedModels } from './prepopulated.ts';

type Schemas = components['schemas'];

const WINDOW_SECONDS = 15 * 60;

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
  const granted = await limited(context, served, request.ip, credentials, () =>
    checkCredentials(context, served, credentials),
  );
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

/**
 * Counts the try against the address and the credential before the check, so that many at once gain nothing, and
 * takes it back where the check succeeds.
 */
async function limited<T>(
  context: AppContext,
  served: ServedForm,
  address: string,
  credentials: Credentials,
  check: () => Promise<T | null>,
): Promise<T> {
  const { attempts } = context.store;
  const buckets = bucketsOf(context, served, address, credentials);
  const now = context.clock();
  for (const { bucket, most } of buckets) {
    const { count, resetsAt } = await attempts.count(bucket, WINDOW_SECONDS, now);
    if (count > most) throw tooManyRequests(resetsAt, now);
  }
  const granted = await check();
  if (granted === null) throw new ProblemError('credentialsRefused');
  for (const { bucket } of buckets) await attempts.giveBack(bucket);
  return granted;
}

/** The address, and whatever names the claimant: the first field of each alternative, or the reference code. */
function bucketsOf(
  context: AppContext,
  served: ServedForm,
  address: string,
  credentials: Credentials,
): { bucket: string; most: number }[] {
  const { authorization } = served.settings;
  const naming = { classList: namingFields, claims: () => [REFERENCE_FIELD], open: () => [] }[
    authorization.kind
  ];
  // Without any mask's characters: no spelling of a credential gains further tries.
  const hashes = [...new Set(naming(served))].map((name) => ({
    name,
    hash: barestHash(context.key, served.form, name, own(credentials, name)),
  }));
  const addressHash = createHash('sha256').update(address).digest('hex');
  return [
    { bucket: `address:${addressHash}`, most: context.limits.refusalsPerAddress },
    ...hashes
      .filter(({ hash }) => hash !== null)
      .map(({ name, hash }) => ({
        bucket: `credential:${served.form}:${name}:${hash}`,
        most: context.limits.refusalsPerCredential,
      })),
  ];
}

function namingFields({ settings: { authorization } }: ServedForm): string[] {
  if (authorization.kind !== 'classList') return [];
  return authorization.match.flatMap(([first]) => (first === undefined ? [] : [camelCase(first)]));
}
