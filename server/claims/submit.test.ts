import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReferenceCode } from '../store/referenceCode.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  PDF,
  type TestServer,
  testServer,
} from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

async function authorized(server: TestServer): Promise<Visitor> {
  const visitor = await server.visitor();
  const answer = await visitor.authorize('standard', ADA);
  expect(answer.statusCode).toBe(200);
  return visitor;
}

const documentsOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const withDocument = (name = 'receipt.pdf', size = PDF.length) =>
  adasClaim({
    documentContexts: [{ file: { name, size, type: 'application/pdf' }, name: 'Receipt', kind: 'receipt' }],
  });

describe('a submission that is accepted', () => {
  it('C6-07, C10-08, R7-12, R7-14, R7-16: is answered with a reference code and stored with everything that was entered', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const answer = await visitor.submit('standard', {
      claim: withDocument(),
      files: [{ name: 'receipt.pdf', content: PDF, type: 'application/pdf' }],
    });
    expect(answer.json()).toEqual({
      submitted: true,
      referenceCodeForm: expect.any(String),
      submittedAt: (await server.claims())[0]?.submittedAt,
      documents: [
        { name: 'receipt.pdf', size: PDF.length, sha256: createHash('sha256').update(PDF).digest('hex') },
      ],
      error: null,
      nonMatchingPaymentElection: false,
    });
    const [stored] = await server.claims();
    expect(stored).toMatchObject({
      form: 'standard',
      culture: 'en',
      referenceCode: answer.json().referenceCodeForm,
      claim: {
        claimantInfo: { firstName: 'Ada', vehicle: 'Honda' },
        claimDetails: { price: '1,200.50', total: '1200.6' },
        claimTransactions: [{ claimTransactionId: 't1', amountClaimed: '25.00' }],
      },
      documents: [
        { name: 'receipt.pdf', contentType: 'application/pdf', size: PDF.length, scan: 'not scanned' },
      ],
    });
    // Encrypted: an export opens it.
    const [path, ...others] = documentsOf(server.dataDir);
    expect(others).toEqual([]);
    expect(readFileSync(String(path)).includes('%PDF')).toBe(false);
  });

  it('C4-23, R3-16: does not store a confirmation input', async () => {
    const server = await testServer();
    await (await authorized(server)).submit('standard', { claim: adasClaim() });
    const [stored] = await server.claims();
    expect(stored).toMatchObject({ claim: { claimantInfo: { email: 'ada@example.com' } } });
    expect(stored).not.toHaveProperty('claim.claimantInfo.confirmEmailAddress');
  });

  it('C4-02: does not ask for what is required in the browser only', async () => {
    const server = await testServer();
    const answer = await (await authorized(server)).submit('standard', { claim: adasClaim() });
    expect(answer.statusCode).toBe(200);
  });

  it('C6-08: has a reference code with a check character, and a collision draws again', async () => {
    const drawn = ['22222-22222', '22222-22222', '33333-3333X'];
    const server = await testServer({ drawReferenceCode: () => drawn.shift() ?? 'none left' });
    const visitor = await authorized(server);
    const first = await visitor.submit('standard', { claim: adasClaim() });
    const second = await visitor.submit('standard', { claim: adasClaim() });
    expect([first.json().referenceCodeForm, second.json().referenceCodeForm]).toEqual([
      '22222-22222',
      '33333-3333X',
    ]);
    const real = await (await authorized(await testServer())).submit('standard', { claim: adasClaim() });
    expect(readReferenceCode(real.json().referenceCodeForm)).toBe(real.json().referenceCodeForm);
  });

  it('C6-09: a commit that broke off takes no document along: whether it was made is not known', async () => {
    const broken = (): never => {
      throw new Error('the connection was lost');
    };
    const server = await testServer({ drawReferenceCode: broken });
    const visitor = await authorized(server);
    const files = [{ name: 'receipt.pdf', content: PDF }];
    const answer = await visitor.submit('standard', { claim: withDocument(), files });
    expect(answer.statusCode).toBe(500);
    expect(documentsOf(server.dataDir)).toHaveLength(1);
  });

  it('C6-14: a second claim by one member is kept and flagged, and the server stores its own prepopulated data', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const forged = adasClaim({ prepopulatedData: [{ firstName: 'Mallory', vehicleMake: 'Rolls-Royce' }] });
    await visitor.submit('standard', { claim: forged });
    await visitor.submit('standard', { claim: adasClaim() });
    const stored = await server.claims();
    expect(stored.map(({ repeated }) => repeated)).toEqual([false, true]);
    expect(stored[0]).toMatchObject({
      claim: { prepopulatedData: [{ firstName: 'Ada', vehicleMake: 'Honda' }] },
    });
  });

  it('C2-01: field names in PascalCase are the same fields', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const answer = await visitor.submit('standard', {
      claim: adasClaim(),
      models: (parts) => {
        const { signature } = parts;
        if (!signature || Array.isArray(signature)) throw new Error('no signature');
        return { ...parts, signature: { ...signature, fields: { Signature: 'Ada L.' } } };
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(await server.claims()).toMatchObject([{ claim: { signature: { signature: 'Ada L.' } } }]);
  });
});

describe('idempotency', () => {
  it('C6-08: the same key with the same content gets the first answer, and one claim is stored', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const files = [{ name: 'receipt.pdf', content: PDF }];
    const first = await visitor.submit('standard', { claim: withDocument(), files, key: 'key-00000001' });
    const second = await visitor.submit('standard', { claim: withDocument(), files, key: 'key-00000001' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await server.claims()).toHaveLength(1);
    expect(documentsOf(server.dataDir)).toHaveLength(1);
  });

  it('C6-08: the order of fields and of documents is no other content', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const named = (...names: string[]) => ({
      claim: adasClaim({
        documentContexts: ['a.pdf', 'b.pdf'].map((name) => ({
          file: { name, size: PDF.length, type: 'application/pdf' },
          name: null,
          kind: 'receipt',
        })),
      }),
      files: names.map((name) => ({ name, content: Buffer.from(PDF) })),
      key: 'key-00000011',
    });
    const first = await visitor.submit('standard', named('a.pdf', 'b.pdf'));
    expect(first.statusCode, first.body).toBe(200);
    const again = await visitor.submit('standard', {
      ...named('b.pdf', 'a.pdf'),
      models: (parts) => {
        const { claimantInfo } = parts;
        if (!claimantInfo || Array.isArray(claimantInfo)) throw new Error('no claimantInfo');
        const fields = Object.fromEntries(Object.entries(claimantInfo.fields).toReversed());
        return { ...parts, claimantInfo: { ...claimantInfo, fields } };
      },
    });
    expect([again.statusCode, await server.claims()]).toEqual([200, [expect.anything()]]);
    expect(again.json().referenceCodeForm).toBe(first.json().referenceCodeForm);
  });

  it('C6-08: several at once with one key and one captcha answer: the others wait for the answer of the first', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const body = await visitor.submission('standard', { claim: adasClaim() });
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send('standard', body, 'key-00000002')));
    expect(new Set(answers.map((answer) => answer.json().referenceCodeForm)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await server.claims()).toHaveLength(1);
  });

  it('C6-08: a retry succeeds with the spent captcha token, after the deadline, and in another culture', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const body = await visitor.submission('standard', { claim: adasClaim() });
    const first = await visitor.send('standard', body, 'key-00000003');
    server.at('2030-07-01T05:00:00Z');
    expect((await visitor.send('standard', body, 'key-00000003')).statusCode).toBe(401);
    server.at('2030-05-04T17:10:00Z');
    body.set('userPreferredCulture', 'es');
    const again = await visitor.send('standard', body, 'key-00000003');
    expect(again.json()).toEqual(first.json());
  });

  it('C6-08: a retry after the deadline gets the first answer while the session lives', async () => {
    const server = await testServer();
    server.at('2030-06-30T23:59:50Z');
    const visitor = await authorized(server);
    const body = await visitor.submission('standard', { claim: adasClaim() });
    const first = await visitor.send('standard', body, 'key-00000004');
    expect(first.statusCode).toBe(200);
    server.at('2030-07-01T00:00:10Z');
    expect((await visitor.send('standard', body, 'key-00000004')).json()).toEqual(first.json());
    expect((await visitor.send('standard', body, 'key-00000005')).json()).toMatchObject({
      code: 'deadlinePassed',
    });
  });

  it('C6-08: a retry after a change of configuration gets the first answer', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const body = await visitor.submission('standard', { claim: adasClaim() });
    const first = await visitor.send('standard', body, 'key-00000006');
    const bundleDir = changedBundle({
      'models.json': (text) => text.replace('"name": "nickname"', '"name": "alias"'),
    });
    const changed = await server.restart({ bundleDir });
    const later = await changed.visitor();
    later.cookies.clear();
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value);
    later.csrf = visitor.csrf;
    expect((await later.send('standard', body, 'key-00000006')).json()).toEqual(first.json());
    expect((await later.send('standard', body, 'key-00000007')).json()).toMatchObject({
      code: 'configurationChanged',
    });
  });

  it('C6-08: the same key with other content is refused with 422, and the own session learns its reference code', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const first = await visitor.submit('standard', { claim: adasClaim(), key: 'key-00000008' });
    const other = adasClaim({ signature: { signature: 'Someone Else' } });
    const own = await visitor.submit('standard', { claim: other, key: 'key-00000008' });
    expect(own.statusCode).toBe(422);
    expect(own.json()).toMatchObject({
      code: 'idempotencyKeyReused',
      referenceCodeForm: first.json().referenceCodeForm,
    });
    const stranger = await authorized(server);
    const foreign = await stranger.submit('standard', { claim: other, key: 'key-00000008' });
    expect(foreign.statusCode).toBe(422);
    expect(foreign.json().referenceCodeForm).toBeUndefined();
    expect(await server.claims()).toHaveLength(1);
  });

  it('C6-08: other bytes under the same document name are other content', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const other = Buffer.concat([PDF.subarray(0, -1), Buffer.from(' ')]);
    const send = (content: Buffer) =>
      visitor.submit('standard', {
        claim: withDocument(),
        files: [{ name: 'receipt.pdf', content }],
        key: 'key-00000009',
      });
    expect((await send(PDF)).statusCode).toBe(200);
    expect((await send(other)).statusCode).toBe(422);
    expect(documentsOf(server.dataDir)).toHaveLength(1);
  });

  it('C6-08: only a 200 binds the key: after a refusal the mended claim goes through under it', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const wrong = adasClaim({ signature: { signature: null } });
    expect((await visitor.submit('standard', { claim: wrong, key: 'key-00000010' })).statusCode).toBe(400);
    expect((await visitor.submit('standard', { claim: adasClaim(), key: 'key-00000010' })).statusCode).toBe(
      200,
    );
  });

  it('C6-08: a submission without a key is refused', async () => {
    const server = await testServer();
    const visitor = await authorized(server);
    const answer = await visitor.submit('standard', { claim: adasClaim(), key: '' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
  });
});
