import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../options.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { ProblemError } from './problems.ts';

/** Whose upload it is: the session, and the members of the class that it is signed in as. */
export interface Uploader {
  session: string;
  members: readonly string[];
}

/** Uploads that are being read. */
export interface UploadSlots {
  /** Takes one until the request has been read. Throws tooManyRequests, or unavailable where all are taken. */
  take(request: FastifyRequest, uploader: Uploader): void;
}

type Raw = FastifyRequest['raw'];

/** An upload under way: under which names it counts, and how fast it comes. */
interface Upload {
  raw: Raw;
  log: FastifyRequest['log'];
  names: readonly string[];
  beganAt: number;
  bytesBefore: number;
}

const RETRY_SECONDS = '5';
/** Of all slots one in so many is kept for addresses that hold none. */
const KEPT_SHARE = 10;

/**
 * So many uploads at a time in all, of one address, one member and one session. When slots are short, the slowest upload of
 * whoever holds most gives way to somebody who holds fewer; who holds a single one keeps it.
 */
export function createUploadSlots(limits: Limits): UploadSlots {
  const uploads = new Set<Upload>();
  const held = new Map<string, number>();
  const count = (name: string): number => held.get(name) ?? 0;
  const change = (upload: Upload, by: 1 | -1): void => {
    for (const name of upload.names) {
      const now = count(name) + by;
      if (now > 0) held.set(name, now);
      else held.delete(name);
    }
  };
  const end = (upload: Upload): void => {
    if (uploads.delete(upload)) change(upload, -1);
  };
  const makeRoom = (names: readonly string[]): boolean => {
    const crowded = names.map((name) => heaviest(held, name)).find((name) => name !== undefined);
    if (crowded === undefined) return false;
    const [slowest] = [...uploads].filter((upload) => upload.names.includes(crowded)).sort(bySpeed);
    if (!slowest) return false;
    slowest.log.info('an upload gave way: its sender holds most of the slots');
    end(slowest);
    slowest.raw.destroy();
    return true;
  };
  return {
    take: ({ raw, ip, log }, { session, members }) => {
      const address = `address:${clientAddress(ip)}`;
      const own = [...members.map((id) => `member:${id}`), `session:${session}`];
      const most = {
        address: limits.uploadsPerAddress,
        member: limits.uploadsPerMember,
        session: limits.uploadsPerSession,
      };
      for (const name of [address, ...own])
        if (count(name) >= most[kindOf(name)]) throw refusal('tooManyRequests');
      const kept = count(address) > 0 ? Math.floor(limits.uploads / KEPT_SHARE) : 0;
      if (uploads.size >= limits.uploads - kept && !makeRoom([address, ...own])) throw refusal('unavailable');
      const upload = {
        raw,
        log,
        names: [address, ...own],
        beganAt: performance.now(),
        bytesBefore: raw.socket.bytesRead,
      };
      uploads.add(upload);
      change(upload, 1);
      finished(raw, () => end(upload));
    },
  };
}

type Kind = 'address' | 'member' | 'session';

const kindOf = (name: string): Kind => name.slice(0, name.indexOf(':')) as Kind;

/** Returns who of the same kind holds most, where that is at least two more than this one holds. */
function heaviest(held: ReadonlyMap<string, number>, name: string): string | undefined {
  const kind = kindOf(name);
  let found: string | undefined;
  let most = Math.max(1, (held.get(name) ?? 0) + 1);
  for (const [other, count] of held) {
    if (kindOf(other) !== kind || count <= most) continue;
    found = other;
    most = count;
  }
  return found;
}

const speedOf = ({ raw, beganAt, bytesBefore }: Upload): number =>
  (raw.socket.bytesRead - bytesBefore) / Math.max(1, performance.now() - beganAt);

const bySpeed = (one: Upload, other: Upload): number => speedOf(one) - speedOf(other);

function refusal(code: 'tooManyRequests' | 'unavailable'): ProblemError {
  return new ProblemError(code, { detail: 'Too many uploads at a time' }, { 'retry-after': RETRY_SECONDS });
}
