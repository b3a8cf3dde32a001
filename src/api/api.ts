import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../openapi/generated/types.ts';
import type { Content } from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { type CsrfStore, type CsrfToken, csrfFetch } from './csrf.ts';
import { toFormData } from './formData.ts';
import { requireOk, requireOkUnlessForbidden, unwrap, unwrapUnlessForbidden } from './problem.ts';
import { type OnProgress, uploadFetch } from './uploadFetch.ts';

/** Schemas of the HTTP API, by which the types of its requests and responses are named below. */
type Schemas = components['schemas'];
/** Without the time, because a page with it is cached; the session's answer has it. */
export type SettlementInfo = Omit<Schemas['Settlement'], 'serverTime'>;
export type Manifest = Schemas['Manifest'];
export type SessionInfo = Schemas['Session'];
export type Deadlines = Schemas['Deadlines'];
export type CaptchaInfo = Schemas['CaptchaSettings'];
export type WalletInfo = Schemas['PayPalSettings'];
export type WalletAccount = Schemas['WalletAccount'];
export type FormPagesInfo = Schemas['FormPages'];
export type ModelEntryInfo = Schemas['ModelEntry'];
export type ModelPayload = Schemas['FormModel'];
export type StatusQuestion = Schemas['StatusRequest'];
export type ClaimStatusInfo = Schemas['ClaimStatus'];
export type SubmissionBody = Schemas['Submission'];
export type SignatureDateInfo = { signatureDate: string; display: string };

/** Name of a form that files claims: any but Lookup, which only shows the rows found. */
export type SubmittedForm = Exclude<FormName, 'lookup'>;

export interface ApiOptions {
  baseUrl: string;
  csrf: CsrfStore;
  fetch: (request: Request) => Promise<Response>;
  /** Creates the `fetch` of a submission, which reports upload progress. */
  upload?: (onProgress: OnProgress) => (request: Request) => Promise<Response>;
}

/** Converts the keys and texts of a response to one flat object of texts by key. */
function contentOf(entries: readonly { key: string; value: string }[]): Content {
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/** Creates the GET requests, and the one that stores the chosen culture. */
function readingCalls(client: Client<paths>) {
  return {
    settlement: async () => unwrap(await client.GET('/api/settlement')),
    deadlines: async () => unwrap(await client.GET('/api/deadlines')),
    csrf: async () => unwrapUnlessForbidden(await client.GET('/api/csrf')),
    manifest: async () => unwrap(await client.GET('/api/forms/manifest')),
    session: async () => unwrap(await client.GET('/api/session')),
    captcha: async () => unwrap(await client.GET('/api/captcha')),
    wallet: async () => unwrap(await client.GET('/api/banking/paypal-settings')),
    walletAccount: async (form: FormName) =>
      unwrap(await client.GET('/api/wallet/account', { params: { query: { form } } })),
    cultures: async () => unwrapUnlessForbidden(await client.GET('/api/cultures')),
    whitelist: async () =>
      unwrapUnlessForbidden(await client.GET('/api/characters-whitelist'))?.allowedCharacters ?? null,
    models: async (form: FormName) =>
      unwrapUnlessForbidden(await client.GET('/api/forms/config', { params: { query: { form } } })),
    pages: async (form: FormName) =>
      unwrap(await client.GET('/api/forms/{form}/pages', { params: { path: { form } } })),
    list: async (name: string, query: { query?: string; limit?: number } = {}) =>
      unwrap(await client.GET('/api/lists/{name}', { params: { path: { name }, query } })),
    content: async (culture: string) =>
      contentOf(unwrap(await client.GET('/api/culture/content', { params: { query: { culture } } }))),
    signatureDate: async (culture: string): Promise<SignatureDateInfo> =>
      unwrap(await client.GET('/api/signature-date', { params: { query: { culture } } })),
    /** Stores the chosen culture in a cookie; the request outlives the page. */
    rememberCulture: async (culture: string): Promise<void> => {
      const params = { query: { culture } };
      requireOkUnlessForbidden(await client.GET('/api/culture/set-language', { params, keepalive: true }));
    },
  };
}

/** Creates the requests that change the visitor's session. */
function sessionCalls(client: Client<paths>) {
  return {
    heartbeat: async () => unwrap(await client.POST('/api/session/heartbeat')),
    /** Ends the session with this key; the request outlives the page (C15-06). */
    endSession: async (session: string): Promise<void> => {
      const params = { query: { session } };
      requireOk(await client.POST('/api/session-timeout', { params, keepalive: true }));
    },
    authorize: async (
      form: FormName,
      credentials: ModelPayload | null,
      captchaToken: string,
      way?: EntryKind,
    ) =>
      unwrap(
        await client.POST(`/api/forms/${form}/authorize`, {
          body: { ...(credentials && { credentials }), ...(way && { way }), reCaptchaResponse: captchaToken },
        }),
      ),
  };
}

/**
 * Creates the browser's client of the server's HTTP API, with one function for each request. Throws an error response
 * as an `ApiProblem`.
 */
export function createApi({ baseUrl, csrf, fetch, upload = uploadFetch }: ApiOptions) {
  const plain = createClient<paths>({ baseUrl, fetch });
  const fetchToken = async (): Promise<CsrfToken> => unwrap(await plain.GET('/api/csrf'));
  const client = createClient<paths>({ baseUrl, fetch: csrfFetch(fetch, csrf, fetchToken) });

  return {
    ...readingCalls(client),
    ...sessionCalls(client),
    /** Creates requests that the first page does without: their code comes with the pages that send them. */
    callsOf: <Calls>(create: (of: Client<paths>) => Calls): Calls => create(client),
    /** Asks what became of a claim (C10-13). */
    status: async (body: StatusQuestion) => unwrap(await client.POST('/api/status', { body })),
    submit: async (
      form: SubmittedForm,
      body: SubmissionBody,
      idempotencyKey: string,
      onProgress: OnProgress,
      signal?: AbortSignal,
      draft?: string,
    ) => {
      const sender = createClient<paths>({
        baseUrl,
        fetch: csrfFetch(upload(onProgress), csrf, fetchToken),
      });
      return unwrap(
        await sender.POST(`/api/forms/${form}`, {
          params: {
            header: { 'Idempotency-Key': idempotencyKey, ...(draft && { 'Draft-Locator': draft }) },
          },
          body,
          bodySerializer: toFormData,
          ...(signal && { signal }),
        }),
      );
    },
  };
}

export type Api = ReturnType<typeof createApi>;
export type AuthorizeResponse = Awaited<ReturnType<Api['authorize']>>;
export type SubmitResponse = Awaited<ReturnType<Api['submit']>>;
