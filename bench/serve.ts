import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** The page of a peer: the one of the workload where the peer has one of its own. */
function pageAt(folder: string, path: string, workload: string | null): string {
  const own = `${path}${workload}.html`;
  return existsSync(join(folder, own)) ? own : `${path}index.html`;
}

/** Serves a folder of built pages on a free port of this machine, each compressed once, as the product's assets are. */
export async function serve(folder: string): Promise<{ url: string; server: Server }> {
  const cache = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? pageAt(folder, pathname, searchParams.get('w')) : pathname;
    try {
      const body = cache.get(path) ?? brotli(readFileSync(join(folder, decodeURIComponent(path))));
      cache.set(path, body);
      response
        .writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'content-encoding': 'br',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** What a body weighs as Brotli at its best quality. */
export const brotliSize = (body: Buffer): number => brotli(body).length;
