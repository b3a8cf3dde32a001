import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, PDF, testServer } from '../testing/testServer.testkit.ts';

describe('credentials of the class list', () => {
  it('C6-14, R7-13, R7-15, R3-24: a match answers authorized true, the captcha value and the columns marked so', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const answer = await visitor.authorize('standard', ADA);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      authorized: true,
      error: null,
      captcha: expect.any(String),
      expiresAt: '2030-05-04T17:30:00.000Z',
      storageKey: expect.any(String),
      prepopulatedData: [
        {
          metadata: {
            formType: 'Standard',
            dtoMapping: 'prepopulatedData',
            prepopulatedSubModel: 'claimantInfo',
          },
          fields: { email: 'ada@example.com', lastName: 'Lovelace', firstName: 'Ada', vehicleMake: 'Honda' },
        },
      ],
    });
    expect(answer.body).not.toMatch(/4711|MA-100001|loanNumber|L-1/);
  });

  it.each([
    ['the first alternative', { claimNumber: 'MA-100001', pin: '4711' }],
    ['another', { email: 'ada@example.com', lastName: 'Lovelace' }],
    ['case and white space around it', { claimNumber: ' ma-100001 ', pin: '4711 ' }],
    ['PascalCase names', { ClaimNumber: 'MA-100001', Pin: '4711' }],
  ])('C6-14: %s is enough', async (_name, fields) => {
    const server = await testServer();
    expect((await (await server.visitor()).authorize('standard', fields)).statusCode).toBe(200);
  });

  it.each([
    ['an unknown claim number', { claimNumber: 'MA-999999', pin: '4711' }],
    ['another member’s pin', { claimNumber: 'MA-100001', pin: '4712' }],
    ['half of an alternative', { claimNumber: 'MA-100001' }],
    ['halves of two alternatives', { pin: '4711', email: 'ada@example.com' }],
    ['nothing', {}],
    ['white space', { email: ' ', lastName: ' ' }],
    ['an object', { claimNumber: { $ne: '' }, pin: ['4711'] }],
  ])('R7-15, C6-14: %s is answered 401, always in the same words', async (_name, fields) => {
    const server = await testServer();
    const answer = await (await server.visitor()).authorize('standard', fields);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:claimwright:problem:credentialsRefused',
      title: 'The credentials were not recognised',
      status: 401,
      code: 'credentialsRefused',
      authorized: false,
      error: 'The credentials were not recognised',
    });
  });

  it('C6-14, R4-17: several matching rows give several items, and the row chosen by the claim is kept', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const sam = { email: 'sam@example.com', lastName: "O'Brien" };
    const answer = await visitor.authorize('standard', sam);
    const rows = answer.json().prepopulatedData;
    expect(rows.map(({ fields }: { fields: { vehicleMake: string } }) => fields.vehicleMake)).toEqual([
      'Ford',
      'Honda',
    ]);
    const credentials = { claimNumber: null, pin: null, ...sam, vehicleMake: 'Honda' };
    await visitor.submit('standard', { claim: adasClaim({ credentials }) });
    expect(await server.claims()).toMatchObject([
      { claimants: [rows[1].id], claim: { prepopulatedData: [{ firstName: 'Sam', vehicleMake: 'Honda' }] } },
    ]);
  });

  it('C6-14: Lookup answers every row that matches', async () => {
    const server = await testServer();
    const answer = await (await server.visitor()).authorize('lookup', { email: 'SAM@example.com' });
    expect(answer.json().prepopulatedData).toHaveLength(2);
    expect(answer.body).not.toContain('1HGCM8');
  });
});

describe('other ways in', () => {
  it('C6-14: an open form asks for the captcha only', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    expect(
      (await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse: '' })).json(),
    ).toMatchObject({
      status: 400,
      code: 'captchaFailed',
      authorized: false,
    });
    const reCaptchaResponse = await visitor.solveCaptcha();
    expect((await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse })).statusCode).toBe(
      200,
    );
  });

  it('C6-14: documents are added to a claim already filed, by its reference code and a field of it', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const { referenceCodeForm } = (await visitor.submit('standard', { claim: adasClaim() })).json();
    const later = await server.visitor();
    const typed = { referenceCode: referenceCodeForm.toLowerCase().replace('-', ' '), lastName: 'LOVELACE' };
    expect((await later.authorize('documents-upload', { ...typed, lastName: 'Byron' })).statusCode).toBe(401);
    expect(
      (await later.authorize('documents-upload', { ...typed, referenceCode: '22222-22222' })).statusCode,
    ).toBe(401);
    expect((await later.authorize('documents-upload', typed)).statusCode).toBe(200);
    const claim = {
      credentials: typed,
      documentContexts: [{ file: { name: 'a.pdf', size: PDF.length, type: 'unknown' } }],
    };
    const answer = await later.submit('documents-upload', {
      claim,
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(answer.statusCode).toBe(200);
    const [filed, added] = await server.claims();
    expect(added).toMatchObject({ form: 'documents-upload', addedTo: filed?.id });
    const other = { ...claim, credentials: { ...typed, lastName: 'Byron' } };
    const refused = await later.submit('documents-upload', {
      claim: other,
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(refused.json()).toMatchObject({ status: 401, code: 'credentialsChanged' });
  });
});

describe('what authorize refuses', () => {
  it('R7-13, C14-02: the model stands under its name, as the form has it, and there is nothing else', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const reCaptchaResponse = await visitor.solveCaptcha();
    const post = (body: object) => visitor.post('/api/forms/standard/authorize', body);
    const credentials = visitor.credentials('standard', ADA);
    const metadata = { formType: 'Standard', dtoMapping: 'Credentials' };
    const refused: [object, string][] = [
      [{}, 'The model credentials is missing, which the form standard has'],
      [{ signIn: credentials }, 'body must NOT have additional properties (signIn)'],
      [{ credentials, claimantInfo: credentials }, 'body must NOT have additional properties (claimantInfo)'],
      [
        { credentials: { ...credentials, extra: 1 } },
        'body/credentials must NOT have additional properties (extra)',
      ],
      [
        { credentials: { ...credentials, metadata: { ...metadata, formType: 'Lookup' } } },
        'The model credentials is of the form Lookup',
      ],
      [
        { credentials: { ...credentials, metadata: { ...metadata, dtoMapping: 'signature' } } },
        'The model credentials has the dtoMapping signature',
      ],
    ];
    for (const [body, detail] of refused)
      expect((await post({ reCaptchaResponse, ...body })).json()).toMatchObject({
        status: 400,
        code: 'invalidRequest',
        authorized: false,
        detail,
      });
    expect((await post({ credentials })).json()).toMatchObject({
      detail: "body must have required property 'reCaptchaResponse'",
    });
    // None of them has used up the answer.
    expect((await post({ reCaptchaResponse, credentials: { ...credentials, metadata } })).statusCode).toBe(
      200,
    );
  });

  it('C14-02: a form without credentials refuses them', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const reCaptchaResponse = await visitor.solveCaptcha();
    const credentials = visitor.credentials('standard', ADA);
    const answer = await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse, credentials });
    expect(answer.json()).toMatchObject({
      code: 'invalidRequest',
      detail: 'The form automotive has no model credentials',
    });
  });

  it('R5-38, C6-13: a captcha answer that is missing, forged or used before is answered 400', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const spent = await visitor.solveCaptcha();
    const post = (reCaptchaResponse: unknown) =>
      visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse } as object);
    expect((await post(spent)).statusCode).toBe(200);
    const easy = JSON.parse(Buffer.from(await visitor.solveCaptcha(), 'base64').toString());
    easy.challenge.parameters.keyPrefix = '00';
    const forged = Buffer.from(JSON.stringify(easy)).toString('base64');
    const wrong = { ...easy, solution: { ...easy.solution, counter: 99, derivedKey: 'ab'.repeat(32) } };
    const unsolved = Buffer.from(JSON.stringify(wrong)).toString('base64');
    expect((await post(null)).json()).toMatchObject({ status: 400, code: 'invalidRequest' });
    for (const answer of [spent, '', 'nonsense', btoa('{}'), btoa('null'), forged, unsolved])
      expect((await post(answer)).json(), String(answer)).toMatchObject({
        status: 400,
        code: 'captchaFailed',
      });
  });

  it('C6-13: a challenge that has expired is worth nothing', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    server.at('2020-01-01T00:00:00Z');
    const old = await visitor.solveCaptcha();
    server.at('2020-01-01T01:00:00Z');
    const answer = await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse: old });
    expect(answer.json()).toMatchObject({ code: 'captchaFailed' });
  });

  it('C6-19, R4-21, R4-22: the refusal names where to go, by culture, else by the global deadline, else /deadline', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    server.at('2030-07-01T00:00:01Z');
    expect((await visitor.authorize('standard', ADA)).json()).toMatchObject({ redirectUrl: '/deadline' });
    await visitor.get('/api/culture/set-language?culture=es');
    expect((await visitor.authorize('standard', ADA)).json()).toMatchObject({
      redirectUrl: 'https://example.com/es/cerrado',
    });
    const withGlobal = changedBundle({
      'settlement.json': (text) =>
        text.replace(
          '"12/31/2030"',
          '"12/31/2030", "redirectTargets": { "en": "https://example.com/closed" }',
        ),
    });
    const other = await testServer({ bundleDir: withGlobal });
    const late = await other.visitor();
    other.at('2030-07-01T00:00:01Z');
    expect((await late.authorize('standard', ADA)).json()).toMatchObject({
      redirectUrl: 'https://example.com/closed',
    });
  });

  it('C6-19, R1-04: after the form’s deadline, or the global one, it answers 403', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    server.at('2030-07-01T00:00:01Z');
    expect((await visitor.authorize('standard', ADA)).json()).toMatchObject({
      status: 403,
      code: 'deadlinePassed',
    });
    expect((await visitor.authorize('automotive', {})).statusCode).toBe(200);
    server.at('2031-01-01T07:59:59Z');
    expect((await (await server.visitor()).authorize('automotive', {})).statusCode).toBe(200);
    server.at('2031-01-01T08:00:00Z');
    expect((await visitor.authorize('automotive', {})).json()).toMatchObject({
      status: 403,
      code: 'deadlinePassed',
    });
  });

  it('R7-01, C6-07: without the CSRF token it answers 403', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    visitor.csrf = '';
    expect((await visitor.authorize('standard', ADA)).json()).toMatchObject({
      status: 403,
      code: 'csrfFailed',
    });
  });

  it('R8-16: a form that the settlement does not have is answered 404', async () => {
    const bundleDir = changedBundle({
      'settlement.json': (text) => JSON.stringify(withoutForm(JSON.parse(text), 'automotive')),
    });
    rmSync(join(bundleDir, 'pages/automotive'), { recursive: true });
    const server = await testServer({ bundleDir });
    const visitor = await server.visitor();
    const reCaptchaResponse = await visitor.solveCaptcha();
    const answer = await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse });
    expect(answer.json()).toMatchObject({ status: 404, code: 'notFound' });
  });
});

function withoutForm(settlement: { forms: Record<string, unknown> }, form: string): object {
  const { [form]: _gone, ...forms } = settlement.forms;
  return { ...settlement, forms };
}

describe('too many tries', () => {
  it('C6-07: refusals for one claim number are limited, with Retry-After, and a restart does not forget them', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2 } });
    const visitor = await server.visitor();
    const guess = (pin: string) => visitor.authorize('standard', { claimNumber: 'MA-100001', pin });
    expect([(await guess('1')).statusCode, (await guess('2')).statusCode]).toEqual([401, 401]);
    const limited = await guess('4711');
    expect(limited.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const again = await (await server.restart()).visitor();
    expect((await again.authorize('standard', ADA)).statusCode).toBe(429);
    const other = await again.authorize('standard', { claimNumber: 'MA-100002', pin: '4712' });
    expect(other.statusCode).toBe(200);
  });

  it('C6-07: no other spelling of a claim number or a reference code gains tries', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2 } });
    const visitor = await server.visitor();
    const guess = async (form: 'standard' | 'documents-upload', fields: object) =>
      (await visitor.authorize(form, { ...fields, lastName: 'Byron', pin: '1' })).statusCode;
    for (const claimNumber of ['MA-100001', 'ma 100001']) await guess('standard', { claimNumber });
    expect(await guess('standard', { claimNumber: '(MA)100001' })).toBe(429);
    for (const referenceCode of ['22222-22222', '22222 22222'])
      await guess('documents-upload', { referenceCode });
    expect(await guess('documents-upload', { referenceCode: '2 222222222' })).toBe(429);
  });

  it('C6-07: the limit ends with its window, and tries that succeed do not count', async () => {
    const server = await testServer({ limits: { refusalsPerCredential: 2, refusalsPerAddress: 3 } });
    const visitor = await server.visitor();
    for (let time = 0; time < 5; time += 1)
      expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
    for (const pin of ['1', '2', '3']) await visitor.authorize('standard', { ...ADA, pin });
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(429);
    server.at('2030-05-04T17:16:00Z');
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  });

  it('C6-07: guesses of many claim numbers from one address are limited', async () => {
    const server = await testServer({ limits: { refusalsPerAddress: 2 } });
    const visitor = await server.visitor();
    const guess = (number: number) =>
      visitor.authorize('standard', { claimNumber: `MA-${number}`, pin: '1' });
    expect([(await guess(1)).statusCode, (await guess(2)).statusCode, (await guess(3)).statusCode]).toEqual([
      401, 401, 429,
    ]);
  });
});
