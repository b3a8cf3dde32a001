import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  type ModelParts,
  type SubmittedModel as SentModel,
  toParts,
} from '../../transforms/claims/payload.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { camelCase, type FormName } from '../../transforms/ground/modelNames.ts';
import type { LoadedBundle, ServedForm } from '../bundle/loadBundle.ts';

export interface TestFile {
  name: string;
  content: Buffer | string;
  type?: string;
}

export interface SubmissionOptions {
  claim: ClaimDocument;
  files?: TestFile[];
  key?: string;
  /** Replaces parts, or with null takes them away. */
  parts?: Record<string, string | Blob | null>;
  models?: (parts: ModelParts) => ModelParts;
  headers?: Record<string, string>;
}

type Answer = LightMyRequestResponse;

/** Someone with a browser: keeps cookies, carries the CSRF token, and solves the captcha as a browser does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  csrf = '';
  captcha = '';
  /** Where it seems to come from. */
  from: { remoteAddress?: string; headers?: Record<string, string> } = {};
  #app: FastifyInstance;
  readonly #bundle: LoadedBundle;

  constructor(app: FastifyInstance, bundle: LoadedBundle) {
    this.#app = app;
    this.#bundle = bundle;
  }

  /** Goes on at another server: an instance beside the first, or the same one started again. */
  moveTo(app: FastifyInstance): void {
    this.#app = app;
  }

  async call(options: InjectOptions): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie && { cookie }),
      ...(this.csrf && { 'x-csrf-token': this.csrf }),
      ...this.from.headers,
      ...options.headers,
    };
    const answer = await this.#app.inject({ ...this.from, ...options, headers });
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  get(url: string): Promise<Answer> {
    return this.call({ method: 'GET', url });
  }

  post(url: string, payload?: object): Promise<Answer> {
    return this.call({ method: 'POST', url, ...(payload && { payload }) });
  }

  async arrive(): Promise<this> {
    this.csrf = (await this.get('/api/csrf')).json().requestToken;
    return this;
  }

  async solveCaptcha(): Promise<string> {
    const challenge: Challenge = (await this.get('/api/captcha/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async authorize(form: FormName, fields: Record<string, unknown>): Promise<Answer> {
    const reCaptchaResponse = await this.solveCaptcha();
    const credentials = this.credentials(form, fields);
    const answer = await this.post(`/api/forms/${form}/authorize`, {
      ...(credentials && { credentials }),
      reCaptchaResponse,
    });
    if (answer.statusCode === 200) this.captcha = answer.json().captcha;
    return answer;
  }

  /** The model as a client sends it; none where the form has no such model. */
  credentials(form: FormName, fields: Record<string, unknown>): SentModel | null {
    const { entries } = this.served(form);
    const entry = entries.find(({ metadata }) => camelCase(metadata.dtoMapping) === 'credentials');
    if (!entry) return null;
    const { metadata, metadataHash } = entry;
    return { clientId: 'credentials-1a2b3c4d', id: null, metadataHash, metadata, fields };
  }

  served(form: FormName): ServedForm {
    const served = this.#bundle.forms[form];
    if (!served) throw new Error(`The test bundle has no form ${form}`);
    return served;
  }

  /** A submission as the browser builds it. */
  async submission(form: FormName, options: SubmissionOptions): Promise<FormData> {
    const { entries, module, configurationHash } = this.served(form);
    const { plan } = module.loaded;
    const records = (value: unknown): string[] =>
      Array.isArray(value) ? value.map((_, index) => `record-${index}`) : [];
    const ids = {
      single: Object.fromEntries(plan.models.map(({ name }) => [name, `${name}-00000001`])),
      lists: Object.fromEntries(plan.models.map(({ name }) => [name, records(options.claim[name])])),
    };
    const models = toParts(options.claim, { plan, entries }, ids);
    const body = new FormData();
    const { parts = {} } = options;
    const texts = {
      reCaptchaResponse: parts.reCaptchaResponse ?? (await this.solveCaptcha()),
      userPreferredCulture: 'en',
      captchaRawValue: this.captcha,
      configurationHash,
      ...parts,
    };
    for (const [name, value] of Object.entries(texts)) if (value !== null) append(body, name, value);
    for (const [name, value] of Object.entries(options.models ? options.models(models) : models))
      if (!(name in parts)) body.append(name, JSON.stringify(value));
    for (const { name, content, type } of options.files ?? [])
      body.append('documents', new Blob([content as string], { type: type ?? '' }), name);
    return body;
  }

  async submit(form: FormName, options: SubmissionOptions): Promise<Answer> {
    return this.send(
      form,
      await this.submission(form, options),
      options.key ?? crypto.randomUUID(),
      options.headers,
    );
  }

  async send(
    form: FormName,
    body: FormData,
    key: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const encoded = new Response(body);
    return this.call({
      method: 'POST',
      url: `/api/forms/${form}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'idempotency-key': key,
        ...headers,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }
}

function append(body: FormData, name: string, value: string | Blob): void {
  if (typeof value === 'string') body.append(name, value);
  else body.append(name, value);
}
