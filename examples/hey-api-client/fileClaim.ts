// The client of @hey-api/openapi-ts:
//   npx openapi-ts -i openapi/claimwright.openapi.yaml -o examples/hey-api-client/generated -c @hey-api/client-fetch
import { fetchWithCookies, solved } from '../browser.ts';
import { withLabels } from '../labels.ts';
import type { Claim, Filed, Sample } from '../sample.ts';
import { createClient } from './generated/client/index.ts';
import * as api from './generated/sdk.gen.ts';
import type { FieldValues } from './generated/types.gen.ts';

const CALLS = {
  standard: { authorize: api.authorizeStandard, submit: api.submitStandard },
  automotive: { authorize: api.authorizeAutomotive, submit: api.submitAutomotive },
  'documents-upload': { authorize: api.authorizeDocumentsUpload, submit: api.submitDocumentsUpload },
  lookup: { authorize: api.authorizeLookup },
};
type Form = Exclude<keyof typeof CALLS, 'lookup'>;

/** Signs in, and answers the calls that need it and the rows of the class list. */
export async function signIn(baseUrl: string, form: keyof typeof CALLS, fields: FieldValues) {
  const client = createClient({ baseUrl, fetch: fetchWithCookies() });
  const { data: csrf } = await api.getCsrf({ client });
  client.interceptors.request.use((request) => {
    if (csrf) request.headers.set(csrf.requestHeaderName, csrf.requestToken);
    return request;
  });
  const { data: entries } = await api.getFormsConfig({ client, query: { form } });
  const model = (name: string, values: FieldValues) => {
    const entry = entries?.find(({ metadata }) => metadata.dtoMapping === name);
    if (!entry) throw new Error(`The form ${form} has no model ${name}`);
    const { metadata, metadataHash } = entry;
    return { clientId: `${name}-${crypto.randomUUID()}`, id: null, metadata, metadataHash, fields: values };
  };
  const captcha = async () => solved((await api.getCaptchaChallenge({ client })).data);
  const body = { credentials: model('credentials', fields), reCaptchaResponse: await captcha() };
  const { data, error } = await CALLS[form].authorize({ client, body });
  if (!data) throw new Error(`${error.status} ${error.code}: ${error.detail ?? error.title}`);
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
  const { data: manifest } = await api.getFormsManifest({ client });
  const submit = async (
    { credentials, claimantInfo, claimDetails, signature, ...lists }: Claim,
    key: string,
  ) =>
    CALLS[form].submit({
      client,
      headers: { 'Idempotency-Key': key },
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
  if (!first.data) throw new Error(`${first.error.code}: ${first.error.detail ?? first.error.title}`);
  const again = await submit(sample.claim, key);
  const { error } = await submit(sample.broken, crypto.randomUUID());
  const { data: pages } = await api.getFormPages({ client, path: { form } });
  const { data: content } = await api.getCultureContent({ client, query: { culture: 'en' } });
  // Each code has its own members.
  const errors = error?.code === 'validationFailed' ? error.validationErrors : [];
  await api.endSession({ client });
  return {
    referenceCode: first.data.referenceCodeForm,
    retried: again.data?.referenceCodeForm ?? '',
    errors: withLabels(errors, pages?.pages, content),
  };
}
