import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { visited } from '../served.ts';
import { openPage, press, shown } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const LATE_MS = 400;

/** Stands before a server and passes on late what a path is asked for, unless who asked is gone by then. */
async function beforeIt(server: string, slowPath: string): Promise<string> {
  const { hostname, port } = new URL(server);
  const proxy = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const pass = () => {
      if (answer.destroyed) return;
      const passed = request({ hostname, port, path, method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      asked.pipe(passed.on('error', () => answer.destroy()));
    };
    setTimeout(pass, path.startsWith(slowPath) ? LATE_MS : 0);
  }).listen(0);
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  return `http://localhost:${(proxy.address() as AddressInfo).port}`;
}

it('C6-02, R7-18: a language that is chosen just before the page is left is kept, also where the network is slow', async () => {
  const page = await openPage(here.browser, await beforeIt(here.product.url, '/api/culture/set-language'));
  await shown(page, 'File your claim');
  const remembered = page.waitForRequest(/set-language/);
  await press(page, 'Español');
  await remembered;
  await page.goto('about:blank');
  await new Promise((resolve) => setTimeout(resolve, 2 * LATE_MS));
  await page.goBack();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.context().close();
});
