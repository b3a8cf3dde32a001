import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { UNLIMITED } from '../options.ts';
import { createUploadSlots } from './uploadSlots.ts';

/** An upload under way from an address. */
function uploadFrom(ip: string): FastifyRequest {
  const raw = Object.assign(new Readable({ read: () => undefined }), { socket: { bytesRead: 0 } });
  return { raw, ip, log: { info: () => undefined } } as never;
}

it('C13-02: of ten slots the last is kept for an address that holds none', () => {
  const slots = createUploadSlots({ ...UNLIMITED, uploads: 10 });
  const take = (ip: string, name: string) => slots.take(uploadFrom(ip), { session: name, members: [name] });
  for (let n = 1; n <= 9; n += 1) take('192.0.2.1', `member-${n}`);
  expect(() => take('192.0.2.1', 'member-10')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  expect(() => take('192.0.2.2', 'member-11')).not.toThrow();
});
