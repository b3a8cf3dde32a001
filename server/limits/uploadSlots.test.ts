import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { type DEFAULT_LIMITS, UNLIMITED } from '../options.ts';
import { createUploadSlots } from './uploadSlots.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** An upload under way from an address, and what it has brought. */
function uploadFrom(ip: string) {
  const socket = { bytesRead: 0 };
  const raw = Object.assign(new Readable({ read: () => undefined }), { socket });
  const request = { raw, ip, log: { info: () => undefined } } as unknown as FastifyRequest;
  return { request, socket, isOver: () => raw.destroyed };
}

/** Uploads of members that take slots, each in a session of its own. */
function uploading(limits: Partial<typeof DEFAULT_LIMITS>) {
  const slots = createUploadSlots({ ...UNLIMITED, ...limits });
  let sessions = 0;
  return (ip: string, ...members: string[]) => {
    const upload = uploadFrom(ip);
    sessions += 1;
    slots.take(upload.request, { session: `session-${sessions}`, members });
    return upload;
  };
}

const UNAVAILABLE = expect.objectContaining({ code: 'unavailable' });

it('C13-02: of ten slots the last is kept for an address that holds none', () => {
  const take = uploading({ uploads: 10 });
  for (let n = 1; n <= 9; n += 1) take('192.0.2.1', `member-${n}`);
  expect(() => take('192.0.2.1', 'member-10')).toThrow(UNAVAILABLE);
  expect(() => take('192.0.2.2', 'member-11')).not.toThrow();
});

it('C13-02: it is not kept for another address of an IPv6 network that holds some', () => {
  const take = uploading({ uploads: 10 });
  for (let n = 1; n <= 9; n += 1) take(`2001:db8:1:${n}::1`, `member-${n}`);
  expect(() => take('2001:db8:1:a::1', 'member-10')).toThrow(UNAVAILABLE);
  expect(() => take('2001:db8:2:a::1', 'member-11')).not.toThrow();
});

it('C13-02: an IPv6 network of 48 bits uploads four times as much at a time as an address', () => {
  const take = uploading({ uploadsPerAddress: 1 });
  for (let n = 1; n <= 4; n += 1) take(`2001:db8:1:${n}::1`, `member-${n}`);
  const refused = expect.objectContaining({ code: 'tooManyRequests' });
  expect(() => take('2001:db8:1:a::1', 'member-5')).toThrow(refused);
  expect(() => take('2001:db8:2:a::1', 'member-6')).not.toThrow();
});

it('C13-02: who holds most gives way, and a member over many addresses is more than an address of several members', () => {
  const take = uploading({ uploads: 11 });
  const shared = [1, 2, 3].map((n) => take('198.51.100.1', `neighbour-${n}`));
  const spread = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => take(`203.0.113.${n}`, 'member'));
  take('192.0.2.1', 'another');
  expect(shared.map(({ isOver }) => isOver())).toEqual([false, false, false]);
  expect(spread.filter(({ isOver }) => isOver())).toHaveLength(1);
});

it('C13-02: of a member and an address that hold as many the member gives way', () => {
  const take = uploading({ uploads: 6 });
  const shared = [1, 2, 3].map((n) => take('198.51.100.1', `neighbour-${n}`));
  const spread = [1, 2, 3].map((n) => take(`203.0.113.${n}`, 'member'));
  take('192.0.2.1', 'another');
  expect(shared.filter(({ isOver }) => isOver())).toEqual([]);
  expect(spread.filter(({ isOver }) => isOver())).toHaveLength(1);
});

it('C13-02: an upload that has just begun is not the slowest; where all have, it may be', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const take = uploading({ uploads: 3 });
  const [slow, fast] = [take('192.0.2.1', 'member'), take('192.0.2.1', 'member')];
  vi.advanceTimersByTime(10_000);
  slow.socket.bytesRead = 1_000;
  fast.socket.bytesRead = 1_000_000;
  const begun = take('192.0.2.1', 'member');
  take('192.0.2.2', 'another');
  expect([slow, fast, begun].map(({ isOver }) => isOver())).toEqual([true, false, false]);
  const early = uploading({ uploads: 3 });
  const all = [1, 2, 3].map(() => early('192.0.2.1', 'member'));
  early('192.0.2.2', 'another');
  expect(all.filter(({ isOver }) => isOver())).toHaveLength(1);
});
