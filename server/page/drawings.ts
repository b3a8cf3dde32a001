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
  }): Promise<{ html: string; path: string }>;
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

/** Creates the drawing of pages by a build, each kept for a minute, or until a deadline passes (C11-07). */
export function createDrawings(context: AppContext, dir: string): Draw {
  const file = join(resolve(dir), '.drawing', 'drawPage.js');
  if (!existsSync(file)) return async () => null;
  const kept = new Map<string, { until: number; drawn: Promise<DrawnPage> }>();
  let build: Promise<DrawingBuild> | undefined;

  async function drawNow({ path, search, culture, view }: PageToDraw, now: Date): Promise<DrawnPage> {
    build ??= import(pathToFileURL(file).href) as Promise<DrawingBuild>;
    const { drawPage } = await build;
    const boot = buildBootData(context, culture, view);
    const form = view?.isEntry ? view.served.module.loaded : null;
    const drawn = await drawPage({ path, search, now, boot, form });
    // Of a later page the layout is drawn, with a spinner, because it depends on the visitor.
    return view && !view.isEntry && path !== GENERIC_PATHS.notFound ? { ...drawn, path: null } : drawn;
  }

  return async (wanted) => {
    const isKnown = isPage(context, wanted.path);
    const path = isKnown ? normalPath(wanted.path) : GENERIC_PATHS.notFound;
    const key = `${path}?${wanted.search} ${wanted.culture}`;
    const now = context.clock();
    const known = kept.get(key);
    const isFresh = known !== undefined && now.getTime() < known.until;
    const drawn = isFresh ? known.drawn : drawNow({ ...wanted, path }, now);
    if (!isFresh) {
      kept.set(key, { until: now.getTime() + freshMs(context, now), drawn });
      // A failed drawing is tried again.
      drawn.catch(() => kept.delete(key));
    }
    return at(wanted.path, path, await drawn);
  };
}

/** Returns a page that was drawn at another name of the asked path. */
function at(asked: string, drawnAt: string, { html, path }: DrawnPage): DrawnPage {
  return { html, path: path === drawnAt ? asked : path };
}
