import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import type { FoundBrowser } from '../browser/findBrowser.ts';
import type { RawModel } from '../oracle/raw.ts';
import type { JudgePage } from './browserEntry.ts';
import type { Implementation } from './implementation.ts';
import { compileModels } from './standalone.ts';

/** No inline script, no eval: the compiled modules come from the same server as immutable files. */
const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'";
const PAGE = '<!doctype html><title>Judge</title><script type="module" src="/judge.js"></script>';

declare global {
  var judgePage: JudgePage;
}

let bundle: Promise<string> | undefined;

/** The page's script, built once for all judges of a process. */
function judgeBundle(): Promise<string> {
  bundle ??= bundleOf(fileURLToPath(new URL('./browserEntry.ts', import.meta.url)));
  return bundle;
}

async function bundleOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !('output' in output)) throw new Error('vite did not give the bundle of the judge page');
  return output.output[0].code;
}

/** A server of the page, its bundle and the modules that are added to `files`. */
async function serve(files: Map<string, string>): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const body = request.url === '/' ? PAGE : files.get(request.url ?? '');
    const type = request.url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    });
    response.end(body ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A real browser under a strict policy that judges with modules compiled here. */
export interface BrowserJudge extends Implementation {
  page: Page;
  close(): Promise<void>;
}

export async function judgeInBrowser(found: FoundBrowser): Promise<BrowserJudge> {
  const files = new Map([['/judge.js', await judgeBundle()]]);
  const { server, origin } = await serve(files);
  const browser = await found.launch();
  const page = await browser.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  const publish = (models: RawModel[]): string => {
    const { text } = compileModels(models);
    const path = `/modules/${createHash('sha256').update(text).digest('hex')}.js`;
    files.set(path, text);
    return path;
  };
  return {
    page,
    judge: (models, context, claims) =>
      page.evaluate(([url, at, all]) => globalThis.judgePage.judgeClaims(url, at, all), [
        publish(models),
        context,
        claims,
      ] as const),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
