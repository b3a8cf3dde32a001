import type { Browser, CDPSession, Page, Response } from 'playwright';
import { median } from './figures.ts';
import type { Peer } from './peers.ts';
import { probe } from './probe.ts';
import { brotliSize } from './serve.ts';
import { typeInto } from './typing.ts';
import { type BenchPath, expectedErrors, type Workload } from './workloads.ts';

/** Figures of one visit: milliseconds, and megabytes of heap. */
export const VISIT = ['ready', 'key', 'toggle', 'submit', 'heap'] as const;
export type Visit = Record<(typeof VISIT)[number], number>;

const TOGGLES = 6;

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/** What is on the page once all of it is: the last control, or the last row where rows at rest have none. */
function lastOf(peer: Peer, path: BenchPath): string {
  return path.length === 3 && peer.rowOf ? peer.rowOf(path[1]) : peer.idOf(path);
}

/** Opens the row that is typed into, where rows at rest have no controls: a click, as a claimant would. */
async function openRow(page: Page, peer: Peer, path: BenchPath): Promise<void> {
  if (path.length < 3 || !peer.rowOf) return;
  await page
    .locator(`[id="${peer.rowOf(Number(path[1]))}"] td`)
    .first()
    .click();
}

async function toggle(page: Page, toggleId: string, shownId: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TOGGLES; turn += 1)
    times.push(
      await page.evaluate(([a, b]) => window.bench.toggle(a, b), [toggleId, shownId] as [string, string]),
    );
  return median(times);
}

/** Opens the page in a fresh profile and does with it what a claimant does. */
export async function visit(browser: Browser, url: string, peer: Peer, workload: Workload): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => console.error(`${peer.name} ${workload.id}: ${error.message}`));
    const { type, toggle: asks, shows, last } = workload.targets;
    await page.addInitScript(probe, lastOf(peer, last));
    await page.goto(`${url}/${peer.name}/?w=${workload.id}`);
    const ready = await page.evaluate(() => window.bench.ready);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const size = await heap(session);
    await openRow(page, peer, type);
    const key = await typeInto(page, session, page.locator(`[id="${peer.idOf(type)}"]`));
    const shown = await toggle(page, peer.idOf(asks), peer.idOf(shows));
    // The text typed mends one error where the field is a required one that was empty.
    const expected = expectedErrors(workload) - (workload.table ? 0 : 1);
    const { error, most = expected } = (workload.table && peer.tableErrors) || { error: peer.error };
    const submit = await page.evaluate(
      ([button, error, count]) => window.bench.submit(button, error, count),
      [peer.submit, error, Math.min(expected, most)] as [string, string, number],
    );
    return { ready, key, toggle: shown, submit, heap: size };
  } finally {
    await context.close();
  }
}

/** What a page loads until its fields can be used, in kilobytes of Brotli: its script, its validator's module. */
export async function sizes(
  browser: Browser,
  url: string,
  peer: Peer,
  workload: Workload,
): Promise<{ script: number; module: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(response);
    });
    await page.addInitScript(probe, lastOf(peer, workload.targets.last));
    await page.goto(`${url}/${peer.name}/?w=${workload.id}`);
    await page.evaluate(() => window.bench.ready);
    const isModule = (response: Response) => response.url().includes('/forms/');
    const weigh = async (responses: Response[]) => {
      const bodies = await Promise.all(responses.map((response) => response.body()));
      return bodies.map(brotliSize).reduce((sum, size) => sum + size, 0) / 1000;
    };
    return {
      script: await weigh(loaded.filter((response) => !isModule(response))),
      module: await weigh(loaded.filter(isModule)),
    };
  } finally {
    await context.close();
  }
}
