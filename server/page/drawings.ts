import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { GENERIC_PATHS, normalPath } from '../../transforms/config/paths.ts';
import type { AppContext } from '../context.ts';
import { buildBootData } from './bootData.ts';
import { type FirstView, isPage } from './firstView.ts';
import { freshMs } from './freshness.ts';

/** HTML of a page, and the path at which the browser shows the same; null where that depends on the visitor. */
export interface DrawnPage {
  html: string;
  path: string | null;
}

/** Build of the app that draws pages (src/drawing/drawPage.tsx), which is not code of the server's. */
interface DrawingBuild {
  drawPage(page: {
    path: string;
    search: string;
    now: Date;
    boot: object;
    form: LoadedForm | null;
  }): Promise<DrawnPage>;
}

/** Page to draw: path and query of its address, culture, and form with page, if the path has one. */
interface PageToDraw {
  path: string;
  search: string;
  culture: string;
  view: FirstView | null;
}

/** Draws a page: null where the build draws none, as the preview's. */
export type Draw = (page: PageToDraw) => Promise<DrawnPage | null>;

/** Creates the loader of a build, which tries again after a failure. */
function loaderOf(file: string): () => Promise<DrawingBuild> {
  let build: Promise<DrawingBuild> | undefined;
  return () => {
    build ??= import(pathToFileURL(file).href).catch((cause: unknown) => {
      build = undefined;
      throw cause;
    });
    return build;
  };
}

/**
 * Creates the drawing of a build's pages (C11-07). Each is kept for a minute, or until a deadline passes; so is null for a
 * page that cannot be drawn, whose error is reported.
 */
export function createDrawings(context: AppContext, dir: string, report: (error: unknown) => void): Draw {
  const file = join(resolve(dir), '.drawing', 'drawPage.js');
  if (!existsSync(file)) return async () => null;
  const kept = new Map<string, { from: number; until: number; drawn: Promise<DrawnPage | null> }>();
  const load = loaderOf(file);

  async function drawNow({ path, search, culture, view }: PageToDraw, now: Date): Promise<DrawnPage | null> {
    try {
      const { drawPage } = await load();
      const boot = buildBootData(context, culture, view);
      // A later page depends on the visitor: its layout is drawn, with a spinner.
      const form = view?.isEntry ? view.served.module.loaded : null;
      return await drawPage({ path, search, now, boot, form });
    } catch (error) {
      report(error);
      return null;
    }
  }

  return async (asked) => {
    const path = isPage(context, asked.path) ? normalPath(asked.path) : GENERIC_PATHS.notFound;
    // No other page reads the query.
    const search = path === GENERIC_PATHS.sessionExpired ? asked.search : '';
    const key = `${path}?${search} ${asked.culture}`;
    const now = context.clock();
    const from = now.getTime();
    const known = kept.get(key);
    // A clock that was set back is before the drawing.
    const isFresh = known !== undefined && known.from <= from && from < known.until;
    const drawn = isFresh ? known.drawn : drawNow({ ...asked, path, search }, now);
    if (!isFresh) kept.set(key, { from, until: from + freshMs(context, now), drawn });
    return at(asked.path, path, await drawn);
  };
}

/** Returns a page that was drawn at another name of the asked path. */
function at(asked: string, drawnAt: string, drawn: DrawnPage | null): DrawnPage | null {
  return drawn && { html: drawn.html, path: drawn.path === drawnAt ? asked : drawn.path };
}
