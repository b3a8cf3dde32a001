import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { components } from '../../openapi/generated/types.ts';
import type { UploadedFile } from './journey.ts';

type Schemas = components['schemas'];
type FormModel = Schemas['FormModel'];
type Fields = Record<string, unknown>;

/** A claim by model, as a case file has it. */
export type Claim = Record<string, Fields | Fields[]>;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Someone who talks to the server without a browser: cookies, CSRF and captcha are done, rules are not. */
export interface Visitor {
  /** Null where the form asks for no credentials. */
  authorize(credentials: Fields | null): Promise<Answer>;
  submit(claim: Claim, options?: { key?: string; files?: UploadedFile[]; csrf?: string }): Promise<Answer>;
}

interface Entry {
  metadataHash: string;
  metadata: { formType: string; dtoMapping: string };
  fields: { name: string; clientOnly?: boolean }[];
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Opens a session at the Standard form of a running product. */
export async function openVisitor(url: string): Promise<Visitor> {
  const jar = new Map<string, string>();

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url + path, { ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const get = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T;

  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  });

  const solved = async (): Promise<string> => {
    const challenge = await get<Parameters<typeof solveChallenge>[0]['challenge']>('/api/captcha/challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  const { requestHeaderName, requestToken } = await get<Schemas['CsrfToken']>('/api/csrf');
  const entries = await get<Entry[]>('/api/forms/config');
  const manifest = await get<Record<string, { configurationHash: string }>>('/api/forms/manifest');
  let captcha: string | null = null;
  let rows: FormModel[] = [];

  const entryOf = (model: string): Entry => {
    const entry = entries.find(
      ({ metadata }) => metadata.formType === 'Standard' && lowerFirst(metadata.dtoMapping) === model,
    );
    if (!entry) throw new Error(`The Standard form has no model ${model}`);
    return entry;
  };
  const modelOf = (model: string, given: Fields): FormModel => {
    const { metadata, metadataHash, fields } = entryOf(model);
    const sent = fields.filter(({ clientOnly }) => !clientOnly).map(({ name }) => lowerFirst(name));
    return {
      clientId: `${model}-${randomUUID().slice(0, 8)}`,
      id: null,
      metadataHash,
      metadata,
      fields: Object.fromEntries(sent.map((name) => [name, given[name] ?? null])),
    } as FormModel;
  };

  return {
    async authorize(credentials) {
      const response = await call('/api/forms/standard/authorize', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [requestHeaderName]: requestToken },
        body: JSON.stringify({
          ...(credentials && { credentials: modelOf('credentials', credentials) }),
          reCaptchaResponse: await solved(),
        }),
      });
      const answer = await answerOf(response);
      captcha = (answer.body.captcha as string | undefined) ?? null;
      rows = (answer.body.prepopulatedData as FormModel[] | undefined) ?? [];
      return answer;
    },
    async submit(claim, { key = randomUUID(), files = [], csrf = requestToken } = {}) {
      const form = new FormData();
      form.set('reCaptchaResponse', await solved());
      form.set('userPreferredCulture', 'en');
      if (captcha) form.set('captchaRawValue', captcha);
      form.set('configurationHash', manifest.standard?.configurationHash ?? '');
      for (const [model, fields] of Object.entries(claim)) {
        const parts = Array.isArray(fields)
          ? fields.map((record) => modelOf(model, record))
          : modelOf(model, fields);
        form.set(model, JSON.stringify(parts));
      }
      if (rows.length) form.set('prepopulatedData', JSON.stringify(rows));
      for (const { name, mimeType, content } of files)
        form.append('documents', new File([new Uint8Array(content)], name, { type: mimeType }));
      const response = await call('/api/forms/standard', {
        method: 'POST',
        headers: { 'idempotency-key': key, [requestHeaderName]: csrf },
        body: form,
      });
      return answerOf(response);
    },
  };
}
