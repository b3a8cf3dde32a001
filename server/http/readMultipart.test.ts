import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readMultipart } from './readMultipart.ts';

it('C13-06: of a connection that was closed before its body was read nothing is awaited', async () => {
  const body = new PassThrough();
  body.destroy();
  await once(body, 'close');
  const read = readMultipart(
    body,
    { 'content-type': 'multipart/form-data; boundary=x' },
    { parts: 1, bytes: 100 },
    async () => {},
  );
  await expect(read).rejects.toMatchObject({ code: 'malformedRequest' });
});
