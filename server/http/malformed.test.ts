import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, PDF, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

async function authorized(): Promise<{ server: TestServer; visitor: Visitor }> {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

const post = (visitor: Visitor, type: string, payload: string | Buffer) =>
  visitor.call({
    method: 'POST',
    url: '/api/forms/standard',
    headers: { 'content-type': type, 'idempotency-key': 'key-00000001' },
    payload,
  });

describe('bodies that cannot be read', () => {
  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'another boundary than the body has',
      'multipart/form-data; boundary=a',
      '--b\r\ncontent-disposition: form-data; name="signature"\r\n\r\n{}\r\n--b--\r\n',
    ],
    [
      'a body that ends early',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="signature"\r\n\r\n{"clientId":',
    ],
    [
      'a document that ends early',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    ],
    ['an empty body', 'multipart/form-data; boundary=a', ''],
    [
      'a part that is not JSON',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="signature"\r\n\r\n{oops\r\n--a--\r\n',
    ],
    [
      'a part that is not UTF-8',
      'multipart/form-data; boundary=a',
      Buffer.concat([
        Buffer.from('--a\r\ncontent-disposition: form-data; name="signature"\r\n\r\n'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('\r\n--a--\r\n'),
      ]),
    ],
  ])('C6-07: %s is answered 400', async (_name, type, body) => {
    const { server, visitor } = await authorized();
    const answer = await post(visitor, type, body);
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(answer.json().code).toMatch(/malformedRequest|invalidRequest/);
    expect(await server.claims()).toEqual([]);
  });

  it('C6-07: a submission that is not multipart is answered 415', async () => {
    const { visitor } = await authorized();
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      expect((await post(visitor, type, '{}')).json(), type).toMatchObject({
        status: 415,
        code: 'unsupportedMediaType',
      });
  });

  it('C6-07: JSON calls refuse broken JSON with 400, other types with 415, large bodies with 413', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const send = (type: string, payload: string) =>
      visitor.call({
        method: 'POST',
        url: '/api/forms/standard/authorize',
        headers: { 'content-type': type },
        payload,
      });
    expect((await send('application/json', '{"a":')).json()).toMatchObject({
      status: 400,
      authorized: false,
    });
    expect((await send('application/json', '')).json()).toMatchObject({ status: 400 });
    expect((await send('application/json', '[]')).json()).toMatchObject({ status: 400 });
    expect((await send('application/json', '{"reCaptchaResponse":1}')).json()).toMatchObject({ status: 400 });
    for (const type of [
      'text/xml',
      'text/plain',
      'text/plain; charset=utf-8',
      'application/x-www-form-urlencoded',
    ])
      expect((await send(type, '{}')).json(), type).toMatchObject({
        status: 415,
        code: 'unsupportedMediaType',
      });
    expect(
      (await send('application/json', JSON.stringify({ reCaptchaResponse: 'x'.repeat(300_000) }))).json(),
    ).toMatchObject({ status: 413 });
  });

  it('C6-11: unknown and repeated parts are refused', async () => {
    const { server, visitor } = await authorized();
    const body = await visitor.submission('standard', { claim: adasClaim() });
    body.append('extra', '1');
    expect((await visitor.send('standard', body, 'key-00000001')).json()).toMatchObject({
      status: 400,
      code: 'invalidRequest',
      detail: 'There is no part extra',
    });
    const twice = await visitor.submission('standard', { claim: adasClaim() });
    twice.append('userPreferredCulture', 'en');
    expect((await visitor.send('standard', twice, 'key-00000002')).json()).toMatchObject({ status: 400 });
    expect(await server.claims()).toEqual([]);
  });

  it('C6-11: JSON parts that a browser sends as a Blob are the same parts', async () => {
    const { visitor } = await authorized();
    const plain = await visitor.submission('standard', { claim: adasClaim() });
    const body = new FormData();
    for (const [name, value] of plain)
      if (typeof value === 'string' && value.startsWith('{'))
        body.append(name, new Blob([value], { type: 'application/json' }));
      else body.append(name, value);
    expect((await visitor.send('standard', body, 'key-00000003')).statusCode).toBe(200);
  });

  it.each(['one part with an array', 'a part for each record'])(
    'C6-11: two records of one clientId are refused, and the path is named: %s',
    async (how) => {
      const { server, visitor } = await authorized();
      const claim = adasClaim({
        claimTransactions: ['t1', 't2', 't3'].map((claimTransactionId) => ({ claimTransactionId })),
      });
      const body = await visitor.submission('standard', { claim });
      const records = body.getAll('claimTransactions').flatMap((part) => JSON.parse(String(part)));
      expect(records).toHaveLength(3);
      const alike = [records[0], records[1], { ...records[2], clientId: records[0].clientId }];
      body.delete('claimTransactions');
      for (const part of how.includes('array') ? [alike] : alike)
        body.append('claimTransactions', JSON.stringify(part));
      const answer = (await visitor.send('standard', body, 'key-00000005')).json();
      expect(answer).toMatchObject({
        status: 400,
        code: 'invalidRequest',
        detail: expect.stringContaining(
          'claimTransactions/2/clientId must be unlike that of claimTransactions/0',
        ),
      });
      expect(await server.claims()).toEqual([]);
    },
  );

  it('C6-11: a model that is not shaped as a form model is refused', async () => {
    const { visitor } = await authorized();
    for (const model of [
      'null',
      '[]',
      '{}',
      '{"clientId":"","id":null,"metadataHash":"","metadata":{},"fields":{}}',
    ]) {
      const body = await visitor.submission('standard', { claim: adasClaim(), parts: { signature: null } });
      body.append('signature', model);
      expect((await visitor.send('standard', body, 'key-00000004')).json(), model).toMatchObject({
        status: 400,
      });
    }
  });
});

describe('JSON that is meant to hurt', () => {
  it('C6-07: parts that are nested without end, or carry __proto__, are answered 400 and not crashed on', async () => {
    const { server, visitor } = await authorized();
    const deep = `{"clientId":"a","id":null,"metadataHash":"","metadata":{"formType":"Standard","dtoMapping":"signature"},"fields":{"signature":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    const proto = deep.replace(/"fields".*$/, '"fields":{"__proto__":{"signature":"x"}}}');
    for (const [index, signature] of [deep, proto].entries()) {
      const body = await visitor.submission('standard', { claim: adasClaim(), parts: { signature: null } });
      body.append('signature', signature);
      expect((await visitor.send('standard', body, `key-0000010${index}`)).json()).toMatchObject({
        status: 400,
        code: 'malformedRequest',
      });
    }
    expect(await server.claims()).toEqual([]);
  });

  it('C6-07: authorize answers 400 to it likewise', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const send = (payload: string) =>
      visitor.call({
        method: 'POST',
        url: '/api/forms/standard/authorize',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).statusCode).toBe(400);
  });
});

describe('over a real connection', () => {
  it('C6-09: an upload that breaks off stores nothing, and the server goes on', async () => {
    const { server, visitor } = await authorized();
    await server.app.listen({ port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const encoded = new Response(
      await visitor.submission('standard', { claim: adasClaim(), files: [{ name: 'a.pdf', content: PDF }] }),
    );
    const bytes = Buffer.from(await encoded.arrayBuffer());
    await new Promise<void>((resolve) => {
      const broken = request({
        port,
        method: 'POST',
        path: '/api/forms/standard',
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': bytes.length,
          'idempotency-key': 'key-00000005',
          'x-csrf-token': visitor.csrf,
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      broken.on('error', () => resolve());
      broken.write(bytes.subarray(0, bytes.length - 100), () => setTimeout(() => broken.destroy(), 50));
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await server.claims()).toEqual([]);
    const kept = await readdir(join(server.dataDir, 'documents'), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
    expect((await visitor.submit('standard', { claim: adasClaim(), key: 'key-00000005' })).statusCode).toBe(
      200,
    );
  });

  it('C6-07: a large document arrives whole, and one that is too large is answered 413 although it was still arriving', async () => {
    const { server, visitor } = await authorized();
    const filed = await visitor.submit('standard', { claim: adasClaim() });
    const typed = { referenceCode: filed.json().referenceCodeForm, lastName: 'Lovelace' };
    await visitor.authorize('documents-upload', typed);
    const origin = await server.app.listen({ port: 0 });
    const upload = async (size: number, key: string) => {
      const content = Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 7)]);
      const claim = {
        credentials: typed,
        documentContexts: [{ file: { name: 'a.pdf', size, type: 'unknown' } }],
      };
      const body = await visitor.submission('documents-upload', {
        claim,
        files: [{ name: 'a.pdf', content }],
      });
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'x-csrf-token': visitor.csrf, 'idempotency-key': key };
      return fetch(`${origin}/api/forms/documents-upload`, { method: 'POST', body, headers });
    };
    const large = await upload(9_000_000, 'key-00000006');
    expect(await large.json()).toMatchObject({ submitted: true });
    const [, stored] = await server.claims();
    expect(stored).toMatchObject({ documents: [{ size: 9_000_000 }] });
    const tooLarge = await upload(60_000_000, 'key-00000007');
    expect(await tooLarge.json()).toMatchObject({ status: 413, code: 'documentTooLarge', document: 'a.pdf' });
  });
});
