// Chakra's components at run time against native controls with the CSS that its system emits at build time.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../../tests/browser/findBrowser.ts';
import { median } from '../measure.ts';
import { brotliSize, serve } from '../serve.ts';

const WAYS = ['native', 'chakra'] as const;
const COUNTS = [20, 500];
const ROUNDS = 9;

const built = join(import.meta.dirname, '..', '..', '.claimwright', 'bench-chakra');

for (const way of WAYS) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: join(built, way),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(import.meta.dirname, `${way}.html`) },
    },
  });
}

interface Visit {
  mounted: number;
  heap: number;
  script: number;
  elements: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 });
  const mounted = await page.waitForFunction(() => window.mounted, undefined, { timeout: 20_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const script = (await Promise.all(bodies)).map(brotliSize).reduce((sum, size) => sum + size, 0);
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const figures = {
    mounted: (await mounted.jsonValue()) ?? 0,
    heap: usedSize / 1e6,
    script: script / 1000,
    elements,
  };
  await page.close();
  return figures;
}

const { url, server } = await serve(built);
const browser = await findChromium().launch();
try {
  console.log(
    '| fields | way | mount, ms | script, kB Brotli | heap, MB | elements |\n|---|---|---|---|---|---|',
  );
  for (const count of COUNTS) {
    const visits: Record<string, Visit[]> = { native: [], chakra: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const way of WAYS) {
        const one = await visit(browser, `${url}/${way}/${way}.html?fields=${count}`);
        if (round > 0) visits[way]?.push(one);
      }
    for (const way of WAYS) {
      const of = (measure: keyof Visit) => median((visits[way] ?? []).map((one) => one[measure]));
      console.log(
        `| ${count} | ${way} | ${of('mounted').toFixed(1)} | ${of('script').toFixed(0)} | ${of('heap').toFixed(1)} | ${of('elements')} |`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
}
