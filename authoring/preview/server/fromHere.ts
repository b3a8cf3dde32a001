import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../../server/security/loopback.ts';

/**
 * Whether a request is the preview's own: it names this machine, so that no site elsewhere whose name was pointed here
 * reaches it, and what it may do it does from a page of the same origin.
 */
export function isFromHere({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const own = `http://${host}`;
  if (!URL.canParse(own) || !isLoopback(new URL(own))) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === own;
}
