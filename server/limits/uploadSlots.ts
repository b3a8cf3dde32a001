import { finished } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems.ts';
import type { Limits } from '../options.ts';
import { clientAddress, clientNetwork } from '../security/clientAddress.ts';
import { type Sender, senderNames } from './charges.ts';

/** Slots of concurrent uploads, each held until its request has been read. */
export interface UploadSlots {
  /** Reserves a slot until the request has been read. Throws tooManyRequests, or unavailable where all are used. */
  take(request: FastifyRequest, sender: Sender): void;
}

type Raw = FastifyRequest['raw'];

/** Upload under way, with the names that it counts under and its rate. */
interface Upload {
  raw: Raw;
  log: FastifyRequest['log'];
  names: readonly string[];
  beganAt: number;
  bytesBefore: number;
}

const RETRY_SECONDS = '5';
/** Divisor of all slots that are reserved for addresses, or IPv6 networks, that hold none. */
const KEPT_SHARE = 10;
/** Multiple of an address's uploads for an IPv6 network of 48 bits, which has 65,536 addresses. */
const NETWORK_PART = 4;
/** Age until which an upload is not slow, ms: its connection is new. */
const YOUNG_MS = 3_000;

/**
 * Creates the slots, which limit concurrent uploads in all, of one address, one member and one session. When slots are
 * short, the slowest upload of the largest holder (member, session, address or network) is ended for a sender who holds
 * fewer; nobody's only upload is.
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
    // Of equal groups the first gives way, and addresses come last: one may be that of many people.
    const [crowd] = names.flatMap((name) => heaviest(held, name) ?? []).sort((a, b) => b.count - a.count);
    if (!crowd) return false;
    const slowest = slowestOf([...uploads].filter((upload) => upload.names.includes(crowd.name)));
    if (!slowest) return false;
    slowest.log.info('an upload gave way: its sender holds most of the slots');
    end(slowest);
    slowest.raw.destroy();
    return true;
  };
  const most: Record<Kind, number> = {
    address: limits.uploadsPerAddress,
    network: limits.uploadsPerAddress * NETWORK_PART,
    member: limits.uploadsPerMember,
    session: limits.uploadsPerSession,
  };
  return {
    take: ({ raw, ip, log }, sender) => {
      const network = clientNetwork(ip);
      const address = `address:${clientAddress(ip)}`;
      const place = network === null ? address : `network:${network}`;
      const names = [...new Set([...senderNames(sender), address, place])];
      for (const name of names) if (count(name) >= most[kindOf(name)]) throw refusal('tooManyRequests');
      const kept = count(place) > 0 ? Math.floor(limits.uploads / KEPT_SHARE) : 0;
      if (uploads.size >= limits.uploads - kept && !makeRoom(names)) throw refusal('unavailable');
      const upload = {
        raw,
        log,
        names,
        beganAt: performance.now(),
        bytesBefore: raw.socket.bytesRead,
      };
      uploads.add(upload);
      change(upload, 1);
      finished(raw, () => end(upload));
    },
  };
}

type Kind = 'address' | 'network' | 'member' | 'session';

const kindOf = (name: string): Kind => name.slice(0, name.indexOf(':')) as Kind;

/** Returns the largest holder of the same kind, where it holds at least two more than this one. */
function heaviest(held: ReadonlyMap<string, number>, name: string): { name: string; count: number } | null {
  const kind = kindOf(name);
  let found: string | null = null;
  let most = Math.max(1, (held.get(name) ?? 0) + 1);
  for (const [other, count] of held) {
    if (kindOf(other) !== kind || count <= most) continue;
    found = other;
    most = count;
  }
  return found === null ? null : { name: found, count: most };
}

/** Returns the slowest upload, of those that are young only where there are no others. */
function slowestOf(uploads: readonly Upload[]): Upload | undefined {
  const old = uploads.filter(({ beganAt }) => performance.now() - beganAt >= YOUNG_MS);
  const [slowest] = (old.length > 0 ? old : [...uploads]).sort(bySpeed);
  return slowest;
}

const speedOf = ({ raw, beganAt, bytesBefore }: Upload): number =>
  (raw.socket.bytesRead - bytesBefore) / Math.max(1, performance.now() - beganAt);

const bySpeed = (one: Upload, other: Upload): number => speedOf(one) - speedOf(other);

function refusal(code: 'tooManyRequests' | 'unavailable'): ProblemError {
  return new ProblemError(code, { detail: 'Too many uploads at a time' }, { 'retry-after': RETRY_SECONDS });
}
