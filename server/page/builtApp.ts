import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import type { AppContext } from '../context.ts';
import { namedCulture } from '../culture.ts';
import { createCompressedTexts } from '../http/compressedTexts.ts';
import { sendWhileSame } from '../http/sendAnswer.ts';
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
  const htmlAt = pageBuilder(context, dir);
  const texts = createCompressedTexts();
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
    const { culture: asked } = request.query as { culture?: unknown };
    const html = htmlAt(pathOf(request), namedCulture(context, asked));
    reply.type('text/html; charset=utf-8');
    if (!isKnown) return reply.code(404).header('cache-control', 'no-store').send(html);
    // The ETag and not an age: an older page's scripts are gone with a newer build.
    return sendWhileSame(reply.header('cache-control', 'public, no-cache'), html, texts);
  });
}

/** Returns the function that builds the page at an address, in the culture that the address names (C11-09). */
function pageBuilder(context: AppContext, dir: string): (path: string, named: string | undefined) => string {
  const page = readPage(dir);
  const builtAssets = readBuiltAssets(dir, PART_SOURCES, page);
  return (path, named) => {
    const view = firstViewOf(context, path);
    const boot = buildBootData(context, named ?? DEFAULT_CULTURE, view);
    const isAsked = named !== undefined;
    return fillIn(
      pageShell(page, context, { culture: boot.culture, isAsked }),
      headOf(builtAssets, context.bundle, view),
      boot,
    );
  };
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
