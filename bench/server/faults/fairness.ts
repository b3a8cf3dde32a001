import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { startServer } from '../../../server/main.ts';
import { DEFAULT_LIMITS, UNLIMITED } from '../../../server/options.ts';
import { type Prepared, prepare, visitorsOf } from '../visits.ts';

const { uploadsPerAddress, uploadsPerMember, uploadsPerSession } = DEFAULT_LIMITS;
/** The member who holds every slot has these; another claimant comes from elsewhere. */
const HOLDER = { member: 0, from: '127.0.0.1' };
const OTHER = { member: 1, from: '127.0.0.2' };
const DOCUMENT_BYTES = 1_000_000;
/** 120 KB a second. */
const PIECE_BYTES = 15_000;
const PIECE_MS = 125;

/** The outcome of another claimant’s claim while one member held every slot. */
export interface Fairness {
  /** From its first byte to its answer, ms. */
  filedAfter: number;
  faults: string[];
}

/** Holds every slot with a trickle by one member, and files another's claim: it must be filed before any of them ends. */
export async function holdSlots(folder: string, bundleDir: string, bundle: LoadedBundle): Promise<Fairness> {
  const limits = {
    ...UNLIMITED,
    uploads: uploadsPerMember,
    uploadsPerAddress,
    uploadsPerMember,
    uploadsPerSession,
  };
  const altchaDifficulty = { cost: 1000, minCounter: 1, maxCounter: 1 };
  const dataDir = join(folder, 'fairness');
  const server = await startServer({ bundleDir, dataDir, port: 0, limits, altchaDifficulty });
  try {
    const [other] = (await visitorsOf(server.url, bundle, 2)).slice(OTHER.member);
    if (!other) throw new Error('no visitor');
    const claim = await prepare(other, OTHER.member, DOCUMENT_BYTES);
    const slow = await heldBy(server.url, bundle);
    const ends: string[] = [];
    const held = slow.map(async (one) => ends.push(await sent(server.url, one, HOLDER.from, PIECE_MS)));
    await wait(8 * PIECE_MS);
    const began = performance.now();
    const answer = await sent(server.url, claim, OTHER.from);
    const filedAfter = performance.now() - began;
    const faults = answer === '200' ? [] : [`another’s claim was answered ${answer}`];
    const done = ends.filter((end) => end === '200').length;
    if (done > 0) faults.push(`${done} uploads of the holder ended before another’s claim was filed`);
    await Promise.all(held);
    const kept = ends.filter((end) => end === '200').length;
    if (kept !== slow.length - 1) faults.push(`${kept} of ${slow.length} uploads of the holder went on`);
    return { filedAfter, faults };
  } finally {
    await server.close();
  }
}

/** As many claims as one member may send at a time, of as many sessions as that needs. */
async function heldBy(url: string, bundle: LoadedBundle): Promise<Prepared[]> {
  const claims: Prepared[] = [];
  while (claims.length < uploadsPerMember) {
    const [visitor] = await visitorsOf(url, bundle, 1);
    if (!visitor) throw new Error('no visitor');
    for (let index = 0; index < uploadsPerSession; index += 1)
      claims.push(await prepare(visitor, HOLDER.member, DOCUMENT_BYTES));
  }
  return claims;
}

/** Sends a claim from an address, in pieces with so many ms between them; returns the status, or how it was cut off. */
async function sent(
  url: string,
  { headers, body }: Prepared,
  localAddress: string,
  pause = 0,
): Promise<string> {
  const target = new URL('/api/forms/standard', url);
  const asked = request(target, {
    method: 'POST',
    localAddress,
    headers: { ...headers, 'content-length': body.length },
  });
  const answered = new Promise<string>((resolve) => {
    asked.once('response', (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
    asked.once('error', ({ message }) => resolve(message));
  });
  for (let at = 0; at < body.length && !asked.destroyed; at += PIECE_BYTES) {
    asked.write(body.subarray(at, at + PIECE_BYTES));
    if (pause > 0) await wait(pause);
  }
  asked.end();
  return answered;
}
