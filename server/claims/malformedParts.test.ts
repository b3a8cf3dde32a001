import { expect, it } from 'vitest';
import { ADA, adasClaim, PDF, testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

const FILE = { name: 'a.pdf', content: PDF };
const CLAIM = adasClaim({
  documentContexts: [
    { file: { name: 'a.pdf', size: PDF.length, type: 'application/pdf' }, name: null, kind: 'id' },
  ],
});

/** What is wrong with a submission, and what its answer must be. */
interface Wrong {
  what: string;
  change(body: FormData, visitor: Visitor): void;
  status: number;
  code: string;
  detail: string | RegExp;
}

/** The part's JSON with something in it changed. */
function edit(body: FormData, name: string, change: (model: Record<string, unknown>) => object): void {
  body.set(name, JSON.stringify(change(JSON.parse(String(body.get(name))))));
}

const missing = (name: string): Wrong => ({
  what: `no part ${name}`,
  change: (body) => body.delete(name),
  status: 400,
  code: 'invalidRequest',
  detail: `The part ${name} is missing`,
});
const doubled = (name: string): Wrong => ({
  what: `two parts ${name}`,
  change: (body) => body.append(name, String(body.get(name))),
  status: 400,
  code: 'invalidRequest',
  detail: new RegExp(`^The part ${name} is there twice`),
});
const notJson = (name: string): Wrong => ({
  what: `${name} that is not JSON`,
  change: (body) => body.set(name, '{oops'),
  status: 400,
  code: 'malformedRequest',
  detail: `The part ${name} cannot be read: it is not JSON`,
});
const hash = (name: string, metadataHash: string, status: number, code: string): Wrong => ({
  what: `${name} with the metadataHash '${metadataHash}'`,
  change: (body) => edit(body, name, (model) => ({ ...model, metadataHash })),
  status,
  code,
  detail: new RegExp(`${name}.*it is [0-9a-f]{64} in GET /api/forms/config`),
});
const forBrowsers: Wrong = {
  what: 'a field that is for browsers alone',
  change: (body) =>
    edit(body, 'claimantInfo', (model) => ({
      ...model,
      fields: { ...(model.fields as object), confirmEmailAddress: 'ada@example.org' },
    })),
  status: 400,
  code: 'invalidRequest',
  detail: 'claimantInfo.confirmEmailAddress: it is for browsers alone, and is not sent',
};
const configuration = (value: string, status: number, code: string): Wrong => ({
  what: `the configurationHash '${value}'`,
  change: (body) => body.set('configurationHash', value),
  status,
  code,
  detail: /^The part configurationHash is /,
});

const WRONG: Wrong[] = [
  ...['credentials', 'claimantInfo', 'claimDetails', 'signature', 'configurationHash'].map(missing),
  ...['credentials', 'signature', 'documentContexts', 'configurationHash', 'reCaptchaResponse'].map(doubled),
  ...['credentials', 'claimTransactions'].map(notJson),
  forBrowsers,
  hash('claimantInfo', '', 400, 'invalidRequest'),
  hash('claimantInfo', 'zz', 400, 'invalidRequest'),
  hash('claimantInfo', 'b'.repeat(64), 409, 'configurationChanged'),
  configuration('zz', 400, 'invalidRequest'),
  configuration('', 400, 'invalidRequest'),
  configuration('b'.repeat(64), 409, 'configurationChanged'),
  {
    what: 'an unknown part',
    change: (body) => body.append('extra', '1'),
    status: 400,
    code: 'invalidRequest',
    detail: 'There is no part extra',
  },
  {
    what: 'a model of another form',
    change: (body) =>
      edit(body, 'signature', (model) => ({
        ...model,
        metadata: { formType: 'Automotive', dtoMapping: 'signature' },
      })),
    status: 400,
    code: 'invalidRequest',
    detail: 'The part signature is of the form Automotive',
  },
  {
    what: 'a model of an unknown form',
    change: (body) =>
      edit(body, 'signature', (model) => ({
        ...model,
        metadata: { formType: 'Yacht', dtoMapping: 'signature' },
      })),
    status: 400,
    code: 'invalidRequest',
    detail: /^signature\/metadata\/formType must be equal to one of the allowed values/,
  },
  {
    what: 'a model under the name of another',
    change: (body) => body.set('signature', String(body.get('claimantInfo'))),
    status: 409,
    code: 'configurationChanged',
    detail: /^The metadataHash of signature is of another entry/,
  },
  {
    what: 'no culture',
    change: (body) => body.delete('userPreferredCulture'),
    status: 400,
    code: 'cultureMissing',
    detail: 'The part userPreferredCulture is missing',
  },
  {
    what: 'a culture that is not enabled',
    change: (body) => body.set('userPreferredCulture', 'xx'),
    status: 400,
    code: 'cultureNotEnabled',
    detail: 'userPreferredCulture: xx',
  },
  {
    what: 'a document without a name',
    change: (body) => body.append('documents', 'text'),
    status: 400,
    code: 'invalidRequest',
    detail: 'A part documents has no file name',
  },
];

async function arrived() {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

it('C14-03, C14-10, C6-07: every malformed body has its status, its code and a detail that names the part, and uses up no captcha answer', async () => {
  const { server, visitor } = await arrived();
  const reCaptchaResponse = await visitor.solveCaptcha();
  const fresh = () =>
    visitor.submission('standard', { claim: CLAIM, files: [FILE], parts: { reCaptchaResponse } });
  for (const [index, { what, change, status, code, detail }] of WRONG.entries()) {
    const body = await fresh();
    change(body, visitor);
    const answer = (await visitor.send('standard', body, `key-${index}-0000000`)).json();
    expect(answer, what).toMatchObject({ status, code });
    expect(answer.detail, what).toMatch(detail);
  }
  expect(await server.claims()).toEqual([]);
  expect((await visitor.send('standard', await fresh(), 'key-last-000000')).json()).toMatchObject({
    submitted: true,
  });
});

it('C14-03, C2-02: a hash of another entry is told by the model’s name and the right hash', async () => {
  const { server, visitor } = await arrived();
  const body = await visitor.submission('standard', { claim: CLAIM, files: [FILE] });
  const right = String(JSON.parse(String(body.get('signature'))).metadataHash);
  edit(body, 'signature', (model) => ({ ...model, metadataHash: 'c'.repeat(64) }));
  expect((await visitor.send('standard', body, 'key-00000001')).json()).toMatchObject({
    code: 'configurationChanged',
    model: 'signature',
    metadataHash: right,
    configurationHash: visitor.served('standard').configurationHash,
  });
  edit(body, 'signature', (model) => ({ ...model, metadataHash: '' }));
  const { detail } = (await visitor.send('standard', body, 'key-00000001')).json();
  expect(detail).toBe(
    `signature/metadataHash must match pattern "^[0-9a-f]{64}$": it is ${right} in GET /api/forms/config`,
  );
  expect(await server.claims()).toEqual([]);
});

it('C14-03: credentials with the hash of another entry, or with none, do not open the form and use up nothing', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  const reCaptchaResponse = await visitor.solveCaptcha();
  const credentials = visitor.credentials('standard', ADA);
  const post = (metadataHash: string | undefined) =>
    visitor.post('/api/forms/standard/authorize', {
      reCaptchaResponse,
      credentials: { ...credentials, metadataHash },
    });
  const other = visitor.served('standard').entries.at(-1)?.metadataHash;
  expect((await post(other)).json()).toMatchObject({
    status: 409,
    code: 'configurationChanged',
    model: 'credentials',
    metadataHash: credentials?.metadataHash,
  });
  for (const metadataHash of ['', 'zz', undefined])
    expect((await post(metadataHash)).json(), metadataHash).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/metadataHash.*: it is [0-9a-f]{64} in GET/),
    });
  expect((await post(credentials?.metadataHash)).json()).toMatchObject({ authorized: true });
});

it('C14-03, C6-15: a page of an older configuration still signs in, since its claim is renewed when it is filed', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  const older = { ...visitor.credentials('standard', ADA), metadataHash: 'c'.repeat(64) };
  const reCaptchaResponse = await visitor.solveCaptcha();
  const answer = await visitor.post('/api/forms/standard/authorize', {
    reCaptchaResponse,
    credentials: older,
  });
  expect(answer.json()).toMatchObject({ authorized: true });
});

it('C14-03, C6-11: a size or a name that is not the file’s is told by its entry', async () => {
  const { visitor } = await arrived();
  const described = (file: object) =>
    visitor.submit('standard', {
      claim: adasClaim({ documentContexts: [{ file, name: null, kind: 'id' }] }),
      files: [FILE],
    });
  const size = PDF.length + 1;
  expect((await described({ name: 'a.pdf', size, type: 'application/pdf' })).json()).toMatchObject({
    status: 400,
    validationErrors: [
      {
        path: 'documentContexts.0.file',
        rule: 'documentSize',
        message: `The document a.pdf has ${PDF.length} bytes, not ${size}`,
      },
    ],
  });
  expect((await described({ name: 'b.pdf', size, type: 'application/pdf' })).json()).toMatchObject({
    status: 400,
    validationErrors: [{ rule: 'documentMissing' }, { rule: 'documentUnclaimed' }],
  });
});

it('C14-03: a claim that has errors uses up its captcha answer', async () => {
  const { visitor } = await arrived();
  const reCaptchaResponse = await visitor.solveCaptcha();
  const send = (lastName: string | null) =>
    visitor.submit('standard', {
      claim: adasClaim({ claimantInfo: { lastName } }),
      parts: { reCaptchaResponse },
    });
  expect((await send(null)).json()).toMatchObject({ code: 'validationFailed' });
  expect((await send('Lovelace')).json()).toMatchObject({ code: 'captchaFailed' });
});

it('C6-07: a submission without a usable Idempotency-Key is refused, and uses up nothing', async () => {
  const { server, visitor } = await arrived();
  const reCaptchaResponse = await visitor.solveCaptcha();
  const body = () =>
    visitor.submission('standard', { claim: CLAIM, files: [FILE], parts: { reCaptchaResponse } });
  for (const key of ['', 'short', 'no spaces in it'])
    expect((await visitor.send('standard', await body(), key)).json(), key).toMatchObject({
      status: 400,
      code: 'invalidRequest',
      detail: expect.stringContaining('idempotency-key'),
    });
  expect(await server.claims()).toEqual([]);
  expect((await visitor.send('standard', await body(), 'key-00000001')).statusCode).toBe(200);
});
