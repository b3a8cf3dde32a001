import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ADA, testServer } from '../testing/testServer.testkit.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])(
  'C6-10: what is read comes compressed as the browser takes it (%s)',
  async (accepted, used, decompress) => {
    const server = await testServer();
    const plain = await server.app.inject('/api/forms/config');
    const answer = await server.app.inject({
      url: '/api/forms/config',
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': used,
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect(String(decompress(answer.rawPayload))).toBe(plain.body);
  },
);

it('C6-10: a browser that takes neither, and a short answer, get plain text', async () => {
  const server = await testServer();
  const answers = await Promise.all([
    server.app.inject({ url: '/api/forms/config', headers: { 'accept-encoding': 'identity' } }),
    server.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } }),
  ]);
  for (const { headers, body } of answers) {
    expect(headers['content-encoding']).toBeUndefined();
    expect(() => JSON.parse(body)).not.toThrow();
  }
});

it('C6-07: a request that is compressed is not unpacked, however little of it there is', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  const answer = await visitor.call({
    method: 'POST',
    url: '/api/forms/standard/authorize',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ credentials: ADA })),
  });
  expect(answer.json().code).toBe('malformedRequest');
});
