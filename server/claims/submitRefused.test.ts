import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  PDF,
  type TestServer,
  type TestServerOptions,
  testServer,
} from '../testing/testServer.testkit.ts';
import type { SubmissionOptions, Visitor } from '../testing/visitor.testkit.ts';

async function authorized(
  options: TestServerOptions = {},
): Promise<{ server: TestServer; visitor: Visitor }> {
  const server = await testServer(options);
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  return { server, visitor };
}

async function expectNothingStored(server: TestServer): Promise<void> {
  expect(await server.claims()).toEqual([]);
  const files = readdirSync(join(server.dataDir, 'documents'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toEqual([]);
}

/** Submits, expects a refusal that stores nothing, and answers its problem. */
async function refused(options: SubmissionOptions, serverOptions: TestServerOptions = {}) {
  const { server, visitor } = await authorized(serverOptions);
  const answer = await visitor.submit('standard', options);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  await expectNothingStored(server);
  return answer.json();
}

const described = (...names: string[]): ClaimDocument =>
  adasClaim({
    documentContexts: names.map((name) => ({
      file: { name, size: PDF.length, type: 'unknown' },
      name: null,
      kind: null,
    })),
  });

describe('a claim that the browser would refuse, sent straight to the server', () => {
  it('C6-07, R7-14: is answered 400 with every path, rule and message, and nothing is stored', async () => {
    const claim = adasClaim({
      claimantInfo: { firstName: null, lastName: 'Love/lace' },
      claimTransactions: [{ claimTransactionId: 't1', amountClaimed: '9,999' }],
    });
    const problem = await refused({ claim });
    expect(problem).toMatchObject({
      status: 400,
      code: 'validationFailed',
      submitted: false,
      nonMatchingPaymentElection: false,
      error: expect.any(String),
      referenceCodeForm: null,
    });
    expect(problem.validationErrors).toEqual([
      { path: 'claimantInfo.firstName', rule: 'required', message: 'Value is required' },
      {
        path: 'claimantInfo.lastName',
        rule: 'characterSetRestriction',
        message: 'The following characters are not allowed: /',
      },
      {
        path: 'claimTransactions.0.amountClaimed',
        rule: 'range',
        message: 'The value must be between 1 and 500',
      },
    ]);
  });

  it('C2-04: messages are in the culture of the claim', async () => {
    const claim = adasClaim({ signature: { signature: '  ' } });
    const problem = await refused({ claim, parts: { userPreferredCulture: 'es' } });
    expect(problem.validationErrors).toEqual([
      { path: 'signature.signature', rule: 'required', message: 'Este dato es obligatorio' },
    ]);
  });

  it('C4-22: a value of a field that is not live is refused with its path', async () => {
    const problem = await refused({
      claim: adasClaim({ claimantInfo: { hasVehicle: false, vehicle: 'Honda' } }),
    });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimantInfo.vehicle' }]);
  });

  it('C8-09: a computed value that differs is refused', async () => {
    const problem = await refused({ claim: adasClaim({ claimDetails: { total: '1' } }) });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimDetails.total', rule: 'computed' }]);
  });

  it('C8-10: answers that lead to an exit page file no claim', async () => {
    const problem = await refused({ claim: adasClaim({ claimDetails: { alreadyPaid: true } }) });
    expect(problem.validationErrors).toMatchObject([{ path: 'claimant-info', rule: 'exit' }]);
  });

  it('C3-07: a value of the wrong JSON type, or of an unknown field, is refused with its path', async () => {
    const wrong = await refused({
      claim: adasClaim(),
      models: (parts) => {
        const { claimantInfo } = parts;
        if (!claimantInfo || Array.isArray(claimantInfo)) throw new Error('no claimantInfo');
        const fields = { ...claimantInfo.fields, firstName: { a: 1 }, shoeSize: '44' };
        return { ...parts, claimantInfo: { ...claimantInfo, fields } };
      },
    });
    expect(wrong.validationErrors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'claimantInfo.firstName', rule: 'type' }),
        expect.objectContaining({ path: 'claimantInfo.shoeSize', rule: 'unknown' }),
      ]),
    );
  });
});

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
});

describe('documents', () => {
  const file = (name: string, content: Buffer | string = PDF) => ({ name, content });

  it('R5-37, C6-11: names are unique without case and after NFC', async () => {
    const problem = await refused({
      claim: described('a.pdf', 'A.PDF'),
      files: [file('a.pdf'), file('A.PDF')],
    });
    expect(problem).toMatchObject({ status: 400, code: 'validationFailed' });
    expect(problem.validationErrors).toContainEqual(
      expect.objectContaining({ path: 'documentContexts.1.file', rule: 'documentName' }),
    );
    const composed = ['caf\u00e9.pdf', 'cafe\u0301.pdf'] as const;
    const decomposed = await refused({
      claim: described(...composed),
      files: composed.map((name) => file(name)),
    });
    expect(decomposed.validationErrors).toContainEqual(
      expect.objectContaining({ path: 'documentContexts.1.file', rule: 'documentName' }),
    );
  });

  it('R5-37: a context without its file, and a file without its context, are refused', async () => {
    const missing = await refused({ claim: described('a.pdf', 'b.pdf'), files: [file('a.pdf')] });
    expect(missing.validationErrors).toMatchObject([
      { path: 'documentContexts.1.file', rule: 'documentMissing' },
    ]);
    const unclaimed = await refused({ claim: described('a.pdf'), files: [file('a.pdf'), file('b.pdf')] });
    expect(unclaimed.validationErrors).toMatchObject([
      { path: 'documentContexts', rule: 'documentUnclaimed' },
    ]);
  });

  it('C6-11: a file of another size than its description is refused', async () => {
    const problem = await refused({
      claim: described('a.pdf'),
      files: [file('a.pdf', `${PDF.toString()} `)],
    });
    expect(problem.validationErrors).toMatchObject([
      { path: 'documentContexts.0.file', rule: 'documentSize' },
    ]);
  });

  it('C6-07: a document that is too large is answered 413 and named', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(3000)]);
    expect(await refused({ claim: described('a.pdf'), files: [file('a.pdf', large)] })).toMatchObject({
      status: 413,
      code: 'documentTooLarge',
      document: 'a.pdf',
    });
  });

  it('C6-07: one document too many is answered 413', async () => {
    const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'];
    expect(
      await refused({ claim: described(...names), files: names.map((name) => file(name)) }),
    ).toMatchObject({
      status: 413,
      code: 'tooManyDocuments',
      document: '4.pdf',
    });
  });

  it('C6-07: a type that is not accepted, or that its bytes belie, is answered 415 and named', async () => {
    const refusals: [string, Buffer | string][] = [
      ['a.exe', 'MZ'],
      ['a.pdf', 'MZ and so on'],
      ['a.png', PDF],
      ['a.txt', 'text\0with a nul'],
      ['noextension', PDF],
    ];
    for (const [name, content] of refusals)
      expect(await refused({ claim: described(name), files: [file(name, content)] }), name).toMatchObject({
        status: 415,
        code: 'documentTypeRefused',
        document: name,
      });
  });

  it('C6-11: names with quotes, in other scripts and decomposed arrive as they were', async () => {
    const { server, visitor } = await authorized();
    const names = ['say "hi".pdf', 'квитанция é.pdf'];
    const answer = await visitor.submit('standard', {
      claim: described(...names),
      files: names.map((name) => file(name)),
    });
    expect(answer.json()).toMatchObject({ submitted: true });
    const [stored] = await server.claims();
    expect(stored).toMatchObject({ documents: names.map((name) => ({ name })) });
  });
});

describe('who may submit', () => {
  it('R7-01, C6-07: without the CSRF token, or with another visitor’s, the answer is 403', async () => {
    const { server, visitor } = await authorized();
    const stranger = await server.visitor();
    for (const token of ['', 'nonsense', stranger.csrf]) {
      const answer = await visitor.submit('standard', {
        claim: adasClaim(),
        headers: { 'x-csrf-token': token },
      });
      expect(answer.json()).toMatchObject({ status: 403, code: 'csrfFailed' });
    }
    await expectNothingStored(server);
  });

  it('R6-02, C6-07: without a session that is authorized for the form the answer is 401', async () => {
    const server = await testServer();
    const stranger = await server.visitor();
    expect((await stranger.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
      status: 401,
      code: 'notAuthorized',
    });
    await stranger.authorize('automotive', {});
    expect((await stranger.submit('standard', { claim: adasClaim() })).json()).toMatchObject({
      status: 401,
      code: 'notAuthorized',
    });
    await expectNothingStored(server);
  });

  it('C6-06: a session that ended, by its time or by logging out, is not authorized', async () => {
    const { server, visitor } = await authorized();
    const before = new Map(visitor.cookies);
    expect((await visitor.post('/api/session-timeout')).statusCode).toBe(204);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(401);
    const other = await server.visitor();
    await other.authorize('standard', ADA);
    server.at('2030-05-04T17:31:00Z');
    expect((await other.submit('standard', { claim: adasClaim() })).statusCode).toBe(401);
  });
});
