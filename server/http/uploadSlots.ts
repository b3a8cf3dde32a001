import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../options.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { ProblemError } from './problems.ts';

/** Uploads that are being read. */
export interface UploadSlots {
  /** Takes one until the request has been read. Throws tooManyRequests, or unavailable where all are taken. */
  take(request: FastifyRequest, session: string): void;
}

const RETRY_SECONDS = '5';

/** So many uploads at a time in all, of one address and of one session: each has a share, and nobody all of it. */
export function createUploadSlots(limits: Limits): UploadSlots {
  const taken = new Map<string, number>();
  const add = (name: string, change: number): void => {
    const count = (taken.get(name) ?? 0) + change;
    if (count > 0) taken.set(name, count);
    else taken.delete(name);
  };
  return {
    take: ({ raw, ip }, session) => {
      const slots = [
        { name: `session:${session}`, most: limits.uploadsPerSession, code: 'tooManyRequests' },
        { name: `address:${clientAddress(ip)}`, most: limits.uploadsPerAddress, code: 'tooManyRequests' },
        { name: 'all', most: limits.uploads, code: 'unavailable' },
      ] as const;
      const full = slots.find(({ name, most }) => (taken.get(name) ?? 0) >= most);
      if (full)
        throw new ProblemError(
          full.code,
          { detail: 'Too many uploads at a time' },
          { 'retry-after': RETRY_SECONDS },
        );
      for (const { name } of slots) add(name, 1);
      finished(raw, () => {
        for (const { name } of slots) add(name, -1);
      });
    },
  };
}
