import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { withNonce } from '../../authoring/preview/server/pageNonce.ts';

/** The policy of production, and the nonce of what surrounds the examples: no other inline style, nothing from elsewhere. */
const policyOf = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; trusted-types *`;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves a built gallery under the strict policy on this machine: on the port given, or on a free one. */
export async function serveGallery(folder: string, port = 0): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname.replaceAll('..', ''));
    const body = await readFile(file).catch(() => null);
    const { html, nonce } = withNonce(body && extname(file) === '.html' ? body.toString() : '');
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policyOf(nonce),
      'cache-control': 'no-store',
    });
    response.end(html || (body ?? 'not found'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The gallery has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}
