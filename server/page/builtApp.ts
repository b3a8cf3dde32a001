import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { serveLogo } from '../http/serveLogo.ts';
import { unknownPathProblem } from '../http/unknownPaths.ts';
import { buildBootData } from './bootData.ts';
import { BuiltAppError, readBuiltAssets } from './builtAssets.ts';
import { firstViewOf, headOf, isPage, PART_SOURCES } from './firstView.ts';
import { pageShell } from './pageShell.ts';

const BOOT_ELEMENT = /<script type="application\/json" id="boot">\s*<\/script>/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built app: hashed assets for good and precompressed, and index.html with the start data for every route of
 * the app's own router.
 */
export async function serveBuiltApp(app: FastifyInstance, context: AppContext, dir: string): Promise<void> {
  const page = readPage(dir);
  const builtAssets = readBuiltAssets(dir, PART_SOURCES, page);
  const assets = join(resolve(dir), 'app', 'dist', '/');
  await app.register(fastifyStatic, {
    root: resolve(dir),
    index: false,
    // A route for each file, so that every other path is one of the app's own.
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // The ETag suffices to revalidate, and no file is read in parts.
    lastModified: false,
    acceptRanges: false,
    // Source maps would publish our sources; only a build for debugging has them.
    globIgnore: ['**/index.html', '**/*.map', '**/*.map.*'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
    },
  });
  serveLogo(app, context);
  app.get('/*', async (request, reply) => {
    const isKnown = isPage(context, pathOf(request));
    if (!isPageRequest(request, isKnown)) throw unknownPathProblem(request);
    const session = await context.sessions.current(request);
    const view = firstViewOf(context, pathOf(request), session);
    const head = headOf(builtAssets, context.bundle, view);
    const boot = await buildBootData(context, { request, reply, session, view });
    return reply
      .code(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(fillIn(pageShell(page, context, boot.culture), head, boot));
  });
}

/** Reads the page of a build, index.html. Throws a BuiltAppError where it is missing or has no boot element. */
export function readPage(dir: string): string {
  try {
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    if (BOOT_ELEMENT.test(page)) return page;
  } catch {
    throw new BuiltAppError(dir, 'there is no index.html');
  }
  throw new BuiltAppError(dir, 'index.html has no boot element');
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * Tests if a request wants a page: one of the app's, for whoever takes any type; Not Found for a browser, which names HTML,
 * at any other address that is neither a call nor a file of the build (C15-05).
 */
function isPageRequest(request: FastifyRequest, isKnown: boolean): boolean {
  const { accept = '*/*' } = request.headers;
  const isOfMachines = /^\/(api|app\/dist)\//.test(pathOf(request));
  const isNamed = accept.includes('text/html');
  return isKnown ? isNamed || accept.includes('*/*') : isNamed && !isOfMachines;
}

/** Inserts the start data; `<` is written as an escape, because JSON must not end its script element. */
function fillIn(page: string, head: string, boot: object): string {
  const json = JSON.stringify(boot)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return page
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(BOOT_ELEMENT, () => `<script type="application/json" id="boot">${json}</script>`);
}
