import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { authorized, expectNothingStored, refused } from '../testing/refusedClaims.testkit.ts';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

describe('what must come with a claim', () => {
  it('R5-38, R8-16: a captcha response is required', async () => {
    expect(await refused({ claim: adasClaim(), parts: { reCaptchaResponse: '' } })).toMatchObject({
      status: 400,
      code: 'captchaFailed',
    });
  });

  it('C6-13: a captcha response counts once, whatever came of the try that it was for', async () => {
    const { server, visitor } = await authorized();
    const spent = await visitor.solveCaptcha();
    const wrong = adasClaim({ signature: { signature: null } });
    await visitor.submit('standard', { claim: wrong, parts: { reCaptchaResponse: spent } });
    const second = await visitor.submit('standard', {
      claim: adasClaim(),
      parts: { reCaptchaResponse: spent },
    });
    expect(second.json()).toMatchObject({ status: 400, code: 'captchaFailed' });
    await expectNothingStored(server);
  });

  it('C6-13: the captcha response of the sign-in is none for the claim, which needs a fresh one', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const reCaptchaResponse = await visitor.solveCaptcha();
    const credentials = visitor.credentials('standard', ADA);
    const signedIn = await visitor.post('/api/forms/standard/authorize', { credentials, reCaptchaResponse });
    visitor.captcha = signedIn.json().captcha;
    const submit = (parts: object) => visitor.submit('standard', { claim: adasClaim(), parts: { ...parts } });
    expect((await submit({ reCaptchaResponse })).json()).toMatchObject({ code: 'captchaFailed' });
    await expectNothingStored(server);
    expect((await submit({})).statusCode).toBe(200);
  });

  it('C6-13: the value of authorize is good for its own session only', async () => {
    const { server, visitor } = await authorized();
    const stranger = await server.visitor();
    await stranger.authorize('standard', ADA);
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      parts: { captchaRawValue: stranger.captcha },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'captchaFailed' });
  });

  it('R5-38, R8-16: a culture is required, and must be enabled', async () => {
    expect(await refused({ claim: adasClaim(), parts: { userPreferredCulture: null } })).toMatchObject({
      code: 'cultureMissing',
      status: 400,
    });
    expect(await refused({ claim: adasClaim(), parts: { userPreferredCulture: 'fr' } })).toMatchObject({
      code: 'cultureNotEnabled',
      status: 400,
    });
  });

  it('C6-15, C2-02: another configuration is answered 409', async () => {
    expect(await refused({ claim: adasClaim(), parts: { configurationHash: 'a'.repeat(64) } })).toMatchObject(
      {
        status: 409,
        code: 'configurationChanged',
        configurationHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    );
    const staleModel = await refused({
      claim: adasClaim(),
      models: (parts) => {
        const { signature } = parts;
        if (!signature || Array.isArray(signature)) throw new Error('no signature');
        return { ...parts, signature: { ...signature, metadataHash: 'b'.repeat(64) } };
      },
    });
    expect(staleModel).toMatchObject({ status: 409, code: 'configurationChanged' });
  });

  it('C6-07: a form that the operator switched off is answered 409', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const bundleDir = changedBundle({
      'settlement.json': (text) =>
        text.replace('"formType": "Standard",', '"formType": "Standard", "enabled": false,'),
    });
    const off = await server.restart({ bundleDir });
    const later = await off.visitor();
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value);
    later.csrf = visitor.csrf;
    expect((await later.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
      status: 409,
      code: 'formDisabled',
    });
    expect((await (await off.visitor()).authorize('standard', ADA)).json()).toMatchObject({
      status: 409,
      code: 'formDisabled',
    });
  });

  it('R5-39, R8-16, C6-12: each model of the configuration comes exactly once, others not at all', async () => {
    const none = await refused({ claim: adasClaim(), parts: { signature: null } });
    expect(none).toMatchObject({ status: 400, detail: expect.stringContaining('signature') });
    const { server, visitor } = await authorized();
    const twice = await visitor.submission('standard', { claim: adasClaim() });
    twice.append('signature', String(twice.get('signature')));
    expect((await visitor.send('standard', twice, 'key-00000001')).json()).toMatchObject({
      status: 400,
      detail: expect.stringContaining('signature'),
    });
    const list = await visitor.submission('standard', { claim: adasClaim(), parts: { signature: null } });
    list.append('signature', '[]');
    expect((await visitor.send('standard', list, 'key-00000002')).statusCode).toBe(400);
    await visitor.authorize('automotive', {});
    const { claimantInfo } = adasClaim();
    const foreign = await visitor.submission('automotive', { claim: { claimantInfo } as ClaimDocument });
    const sent = JSON.parse(String(foreign.get('claimantInfo')));
    const metadata = { ...sent.metadata, dtoMapping: 'signature' };
    foreign.append('signature', JSON.stringify({ ...sent, metadata }));
    expect((await visitor.send('automotive', foreign, 'key-00000003')).json()).toMatchObject({
      status: 400,
      detail: 'The form has no model signature',
    });
    await expectNothingStored(server);
  });

  it('C6-14, R6-02: other credentials than the authorized ones are refused with 401', async () => {
    const others = adasClaim({ credentials: { claimNumber: 'MA-100002', pin: '4712' } });
    expect(await refused({ claim: others })).toMatchObject({ status: 401, code: 'credentialsChanged' });
    const mixed = adasClaim({ credentials: { email: 'sam@example.com' } });
    expect(await refused({ claim: mixed })).toMatchObject({ status: 401, code: 'credentialsChanged' });
  });

  it('C6-19: after the deadline, judged by the arrival of the request, the answer is 403', async () => {
    const { server, visitor } = await authorized();
    const body = await visitor.submission('standard', { claim: adasClaim() });
    server.at('2030-05-04T17:20:00Z');
    await visitor.post('/api/session/heartbeat');
    const passed = changedBundle({
      'settlement.json': (text) => text.replace('06/30/2030 05:00:00 PM', '05/04/2030 10:15:00 AM'),
    });
    const later = await server.restart({ bundleDir: passed });
    later.at('2030-05-04T17:20:00Z');
    const again = await later.visitor();
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    again.csrf = visitor.csrf;
    body.set('configurationHash', again.served('standard').configurationHash);
    expect((await again.send('standard', body, 'key-00000001')).json()).toMatchObject({
      status: 403,
      code: 'deadlinePassed',
    });
    await expectNothingStored(later);
  });

  it('C6-19: what began to arrive in time is in time, however long the rest of it takes: a sign-in as a claim', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const sentSlowly = async (url: string, type: string, bytes: Buffer) => {
      server.at('2030-06-30T23:59:59Z');
      const body = async function* () {
        server.at('2030-07-01T00:00:10Z');
        yield bytes;
      };
      const headers = { 'content-type': type, 'idempotency-key': 'key-00000001' };
      return visitor.call({ method: 'POST', url, headers, payload: Readable.from(body()) });
    };
    server.at('2030-06-30T23:59:50Z');
    const reCaptchaResponse = await visitor.solveCaptcha();
    const credentials = visitor.credentials('standard', ADA);
    const typed = Buffer.from(JSON.stringify({ credentials, reCaptchaResponse }));
    const signedIn = await sentSlowly('/api/forms/standard/authorize', 'application/json', typed);
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    visitor.captcha = signedIn.json().captcha;
    const claim = new Response(await visitor.submission('standard', { claim: adasClaim() }));
    const type = claim.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await claim.arrayBuffer());
    const filed = await sentSlowly('/api/forms/standard', type, bytes);
    expect(filed.statusCode, filed.body).toBe(200);
    expect((await visitor.authorize('standard', ADA)).json()).toMatchObject({ code: 'deadlinePassed' });
  });
});
