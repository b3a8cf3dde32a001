import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import type { AppContext } from '../context.ts';
import { namedCulture } from '../culture.ts';
import { escaped } from '../http/barePage.ts';
import { createCompressedTexts } from '../http/compressedTexts.ts';
import { sendWhileSame } from '../http/sendAnswer.ts';
import { serveLogo } from '../http/serveLogo.ts';
import { unknownPathProblem } from '../http/unknownPaths.ts';
import { buildBootData } from './bootData.ts';
import { BuiltAppError, readBuiltAssets } from './builtAssets.ts';
import { createDrawings, type DrawnPage } from './drawings.ts';
import { firstViewOf, headOf, isPage, PART_SOURCES } from './firstView.ts';
import { freshMs } from './freshness.ts';
import { serveOlderAssets } from './olderAssets.ts';
import { pageShell } from './pageShell.ts';

const BOOT_ELEMENT = /<script type="application\/json" id="boot">\s*<\/script>/;
const ROOT = '<div id="root"></div>';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built app: hashed assets for good and precompressed, and index.html with the start data for every route of
 * the app's own router.
 */
export async function serveBuiltApp(app: FastifyInstance, context: AppContext, dir: string): Promise<void> {
  const htmlAt = pageBuilder(context, dir, (error) => app.log.error(error, 'a page was not drawn'));
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
  await serveOlderAssets(app, context, dir, texts);
  app.get('/*', async (request, reply) => {
    const isKnown = isPage(context, pathOf(request));
    if (!isPageRequest(request, isKnown)) throw unknownPathProblem(request);
    const { culture: asked, form } = request.query as { culture?: unknown; form?: unknown };
    const named = typeof form === 'string' && isFormName(form) ? form : null;
    const html = await htmlAt(pathOf(request), namedCulture(context, asked), named);
    reply.type('text/html; charset=utf-8');
    if (!isKnown) return reply.code(404).header('cache-control', 'no-store').send(html);
    const age = Math.ceil(freshMs(context, context.clock()) / 1000);
    return sendWhileSame(reply.header('cache-control', `public, max-age=${age}`), html, texts);
  });
}

/** Builds the page at a path, in the culture that the address names (C11-09), with the query that names its form. */
type BuildPage = (path: string, named: string | undefined, form: FormName | null) => Promise<string>;

/** Creates the builder of pages. A page that cannot be drawn is reported, and is drawn in the browser. */
function pageBuilder(context: AppContext, dir: string, report: (error: unknown) => void): BuildPage {
  const page = readPage(dir);
  const builtAssets = readBuiltAssets(dir, PART_SOURCES, page);
  const draw = createDrawings(context, dir, report);
  return async (path, named, form) => {
    const culture = named ?? DEFAULT_CULTURE;
    const view = firstViewOf(context, path);
    const drawn = await draw({ path, search: form ? `form=${form}` : '', culture, view });
    return fillIn(pageShell(page, context, { culture, isAsked: named !== undefined }), {
      head: headOf(builtAssets, context.bundle, { path, view }),
      boot: buildBootData(context, culture, view),
      drawn,
    });
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

interface Filling {
  head: string;
  boot: object;
  drawn: DrawnPage | null;
}

/** Inserts head, start data and drawn page; `<` is an escape in the data, because JSON must not end its script element. */
function fillIn(page: string, { head, boot, drawn }: Filling): string {
  const json = JSON.stringify(boot)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  const mark = drawn?.path ? ` data-drawn="${escaped(drawn.path)}"` : '';
  return page
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT, () => `<div id="root"${mark}>${drawn?.html ?? ''}</div>`)
    .replace(BOOT_ELEMENT, () => `<script type="application/json" id="boot">${json}</script>`);
}
