import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWith, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { expect as expectSoon } from './expect.ts';
import { press, shown } from './joints/visitor.ts';
import { freePort } from './product.ts';
import { served } from './served.ts';
import { writtenInHawaii } from './writtenInHawaii.ts';

const ROOT = join(import.meta.dirname, '../..');
const NO_VARNISH = 'There is no varnishd here: the headers alone are tested (server/page/).';
const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;

/** So long a page of the bundle may be kept, because a deadline is that near. */
const NEAR_MS = 25_000;

const folder = bundleWith(
  [
    change(
      'settlement.json',
      '/deadlines/automotiveFilingDeadline',
      writtenInHawaii(new Date(Date.now() + NEAR_MS)),
    ),
  ],
  join(import.meta.dirname, 'bundle'),
);
afterAll(removeBundles);

/** The cache's configuration as docs/operations.md has it, in front of a product. */
function configurationFor(product: string): string {
  const [, vcl = ''] = /```vcl\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')) ?? [];
  const { hostname, port } = new URL(product);
  return vcl.replace('127.0.0.1', hostname).replace('"4280"', `"${port}"`);
}

describe.runIf(hasVarnish)('C11-09: pages behind Varnish', () => {
  const here = served(folder);
  let varnish: ChildProcess | undefined;
  let data = '';
  let url: string;

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { accept: 'text/html', ...headers } });

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'claimwright-varnish-'));
    // Varnish gives up its rights at its start.
    await chmod(data, 0o755);
    await writeFile(join(data, 'default.vcl'), configurationFor(here.product.url));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const words = ['-F', '-n', join(data, 'state'), '-f', join(data, 'default.vcl'), '-s', 'malloc,32m'];
    varnish = spawn('varnishd', [...words, '-a', `127.0.0.1:${port}`], { stdio: 'ignore' });
    await expectSoon
      .poll(() =>
        get('/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  afterAll(async () => {
    varnish?.kill();
    if (data !== '') await rm(data, { recursive: true, force: true });
  });

  it('a thousand visits ask the server for a handful, and all get the same', async () => {
    const languages = ['en', 'es', 'ar', 'fr'];
    const etags = new Set<string | null>();
    let asked = 0;
    for (let at = 0; at < 1000; at += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const { headers } = await get('/', {
            'accept-language': languages[index % 4] ?? 'en',
            cookie: `claimwright_culture=${languages[index % 4]}; claimwright_visitor=${at + index}`,
          });
          expect(headers.get('set-cookie')).toBeNull();
          etags.add(headers.get('etag'));
          // Of a kept answer it names two requests: this one, and the one that it was fetched by.
          if (!headers.get('x-varnish')?.includes(' ')) asked += 1;
        }),
      );
    expect(asked).toBeLessThanOrEqual(5);
    expect(etags.size).toBe(1);
  });

  it('two visitors share nothing, and sign in', async () => {
    const tokens = await Promise.all(
      [1, 2].map(async () => (await (await get('/api/csrf')).json()).requestToken),
    );
    expect(new Set(tokens).size).toBe(2);
    for (const path of ['/api/csrf', '/api/session'])
      for (let times = 0; times < 2; times += 1)
        expect((await get(path)).headers.get('x-varnish')).not.toContain(' ');
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const context = await here.browser.newContext();
      const page = await context.newPage();
      await page.goto(url);
      await shown(page, 'File your claim');
      await press(page, 'Start my claim');
      await shown(page, 'Your purchase');
      await context.close();
    }
  });

  it('a new bundle is seen once what was kept is as old as it may be', async () => {
    const texts = join(folder, 'content/en.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('File your claim', 'File it anew'));
    await here.product.kill();
    await here.product.restart();
    const titleNow = async () => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await (await get('/')).text())?.[1];
    await expectSoon.poll(titleNow, { timeout: 60_000 }).toBe('File it anew');
  });
});

it.skipIf(hasVarnish)('C11-09: pages behind Varnish', ({ annotate, skip }) => {
  void annotate(NO_VARNISH);
  skip(NO_VARNISH);
});
