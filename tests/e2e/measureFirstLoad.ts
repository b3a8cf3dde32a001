import type { Browser, Request } from 'playwright';

/** A file of a first load, in bytes as it was sent. */
export interface LoadedFile {
  path: string;
  /** The browser's kind: document, script, stylesheet, font, image, fetch. */
  kind: string;
  body: number;
  headers: number;
}

async function fileOf(request: Request): Promise<LoadedFile> {
  const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes();
  return { path: new URL(request.url()).pathname, kind: request.resourceType(), body, headers };
}

/** Loads a page in a fresh profile, and returns what it fetches until it is there and idle for half a second. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(finished.map(fileOf));
  await context.close();
  return files;
}
