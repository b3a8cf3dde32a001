// The client of openapi-typescript and openapi-fetch:
//   npx openapi-typescript openapi/claimwright.openapi.yaml -o examples/api-client/generated/api.ts
import { formDataBodySerializer } from '@hey-api/client-fetch';
import createClient from 'openapi-fetch';
import { fetchWithCookies, solved } from '../browser.ts';
import { withLabels } from '../labels.ts';
import type { Claim, Filed, Sample } from '../sample.ts';
import type { components, paths } from './generated/api.ts';

type Form = 'standard' | 'automotive' | 'documents-upload';
type Fields = components['schemas']['FieldValues'];

/** Signs in, and answers the calls that need it and the rows of the class list. */
export async function signIn(baseUrl: string, form: Form | 'lookup', fields: Fields) {
  const client = createClient<paths>({ baseUrl, fetch: fetchWithCookies() });
  const { data: csrf } = await client.GET('/api/csrf');
  client.use({
    onRequest: ({ request }) => csrf && request.headers.set(csrf.requestHeaderName, csrf.requestToken),
  });
  const { data: entries } = await client.GET('/api/forms/config', { params: { query: { form } } });
  const model = (name: string, values: Fields) => {
    const entry = entries?.find(({ metadata }) => metadata.dtoMapping === name);
    if (!entry) throw new Error(`The form ${form} has no model ${name}`);
    const { metadata, metadataHash } = entry;
    return { clientId: `${name}-${crypto.randomUUID()}`, id: null, metadata, metadataHash, fields: values };
  };
  const captcha = async () => solved((await client.GET('/api/captcha/challenge')).data);
  const body = { credentials: model('credentials', fields), reCaptchaResponse: await captcha() };
  const { data, error } = await client.POST(`/api/forms/${form}/authorize`, { body });
  if (error) throw new Error(`${error.status} ${error.code}: ${error.detail ?? error.title}`);
  return { client, model, captcha, rows: data.prepopulatedData };
}

/** Files a claim with its records and documents, tries once more with the same key, and then a broken one. */
export async function fileClaim(
  baseUrl: string,
  form: Form,
  sample: Sample,
  documents: File[],
): Promise<Filed> {
  const { client, model, captcha } = await signIn(baseUrl, form, sample.claim.credentials);
  const { data: manifest } = await client.GET('/api/forms/manifest');
  const submit = async (
    { credentials, claimantInfo, claimDetails, signature, ...lists }: Claim,
    key: string,
  ) =>
    client.POST(`/api/forms/${form}`, {
      params: { header: { 'Idempotency-Key': key } },
      bodySerializer: formDataBodySerializer.bodySerializer,
      body: {
        reCaptchaResponse: await captcha(),
        userPreferredCulture: 'en',
        configurationHash: manifest?.[form]?.configurationHash ?? '',
        credentials: model('credentials', credentials),
        claimantInfo: claimantInfo && model('claimantInfo', claimantInfo),
        claimDetails: claimDetails && model('claimDetails', claimDetails),
        signature: signature && model('signature', signature),
        claimTransactions: lists.claimTransactions?.map((record) => model('claimTransactions', record)),
        documentContexts: lists.documentContexts.map((record) => model('documentContexts', record)),
        documents,
      },
    });
  const key = crypto.randomUUID();
  const first = await submit(sample.claim, key);
  if (first.error) throw new Error(`${first.error.code}: ${first.error.detail ?? first.error.title}`);
  const again = await submit(sample.claim, key);
  const { error } = await submit(sample.broken, crypto.randomUUID());
  const { data: pages } = await client.GET('/api/forms/{form}/pages', { params: { path: { form } } });
  const { data: content } = await client.GET('/api/culture/content', {
    params: { query: { culture: 'en' } },
  });
  // Each code has its own members.
  const errors = error?.code === 'validationFailed' ? error.validationErrors : [];
  await client.POST('/api/session-timeout');
  return {
    referenceCode: first.data.referenceCodeForm,
    retried: again.data?.referenceCodeForm ?? '',
    errors: withLabels(errors, pages?.pages, content),
  };
}
