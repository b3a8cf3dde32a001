import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../../server/security/loopback.ts';

/**
 * Tests if a request is the preview's own: its host is this machine, which keeps out other sites by DNS rebinding, and
 * requests that change something come from a page of the same origin.
 */
export function isPreviewRequest({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const own = `http://${host}`;
  if (!URL.canParse(own) || !isLoopback(new URL(own))) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === own;
}
