import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

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

  it('R5-38, R9-05, C6-13: a captcha answer that is missing, forged or used before is answered 400', async () => {
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
    const member = { email: 'sam@example.com' };
    server.at('2031-01-01T07:59:59Z');
    expect((await (await server.visitor()).authorize('lookup', member)).statusCode).toBe(200);
    server.at('2031-01-01T08:00:00Z');
    expect((await visitor.authorize('lookup', member)).json()).toMatchObject({
      status: 403,
      code: 'deadlinePassed',
    });
  });

  it('R2-46 R2-47 R2-48 R2-49 C15-02: after the global deadline Standard and Lookup are closed, Automotive files and DocumentsUpload takes documents', async () => {
    const server = await testServer();
    const early = await server.visitor();
    await early.authorize('standard', ADA);
    const filed = await early.submit('standard', { claim: adasClaim() });
    server.at('2031-01-01T08:00:00Z');
    const visitor = await server.visitor();
    for (const [form, typed] of [
      ['standard', ADA],
      ['lookup', { email: 'sam@example.com' }],
    ] as const)
      expect((await visitor.authorize(form, typed)).json()).toMatchObject({ code: 'deadlinePassed' });
    expect((await visitor.authorize('automotive', {})).statusCode).toBe(200);
    const credentials = { referenceCode: filed.json().referenceCodeForm, lastName: 'Lovelace' };
    expect((await visitor.authorize('documents-upload', credentials)).statusCode).toBe(200);
    const claim = { credentials, documentContexts: [] };
    expect((await visitor.submit('documents-upload', { claim })).json()).toMatchObject({ submitted: true });
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
