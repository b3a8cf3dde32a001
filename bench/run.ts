// Builds the pages, opens them in turn in one browser, and prints medians with their ratios to the floor.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { firstLoadInOne } from '../chunks.config.ts';
import { standIns } from '../standIns.config.ts';
import { findChromium } from '../tests/browser/findBrowser.ts';
import { median, sizes, type Visit, visit } from './measure.ts';
import { writeForm } from './ours/compile.ts';
import { PEERS, type Peer } from './peers.ts';
import { type Figures, type Results, reportOf } from './report.ts';
import { serve } from './serve.ts';
import { WORKLOADS, type Workload, type WorkloadId } from './workloads.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, '.claimwright', 'bench');

/** How often each page is opened: the small ones, whose times scatter most, more often. */
const ROUNDS: Record<WorkloadId, number> = { W1: 11, W2: 7, W3: 5, W4: 7, W5: 3, W6: 5 };

async function buildPage({ name }: Peer): Promise<void> {
  const isOurs = name === 'ours';
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    base: './',
    logLevel: 'warn',
    // Our page is built as the product is.
    plugins: isOurs ? [standIns(), react()] : [react()],
    build: {
      target: 'es2022',
      manifest: true,
      outDir: join(built, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: isOurs ? { manualChunks: firstLoadInOne() } : {} },
    },
  });
}

function mediansOf(visits: Visit[]): Visit {
  const of = (measure: keyof Visit) => median(visits.map((one) => one[measure]));
  return { ready: of('ready'), key: of('key'), toggle: of('toggle'), submit: of('submit'), heap: of('heap') };
}

/** All pages of one workload, opened in turn so that whatever else the machine does meets them alike. */
async function compare(browser: Browser, url: string, peers: Peer[], workload: Workload, rounds: number) {
  const visits = new Map<Peer, Visit[]>(peers.map((peer) => [peer, []]));
  // The first round warms the machine's caches and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const peer of peers) {
      const one = await visit(browser, url, peer, workload);
      if (round > 0) visits.get(peer)?.push(one);
    }
  const byPeer: Partial<Record<string, Figures>> = {};
  for (const peer of peers)
    byPeer[peer.name] = {
      ...mediansOf(visits.get(peer) ?? []),
      ...(await sizes(browser, url, peer, workload)),
    };
  return byPeer;
}

const { values } = parseArgs({
  options: {
    workloads: { type: 'string', default: 'W1,W3,W4' },
    peers: { type: 'string', default: PEERS.map(({ name }) => name).join(',') },
    rounds: { type: 'string' },
  },
});
const wanted = values.workloads.split(',').filter((id): id is WorkloadId => Object.hasOwn(WORKLOADS, id));
const peers = PEERS.filter(({ name }) => values.peers.split(',').includes(name));

for (const peer of peers) await buildPage(peer);
for (const id of wanted) writeForm(join(built, 'ours'), WORKLOADS[id]());
const { url, server } = await serve(built);
const browser = await findChromium().launch();
const results: Partial<Results> = {};
try {
  for (const id of wanted) {
    const rounds = Number(values.rounds ?? ROUNDS[id]);
    results[id] = await compare(browser, url, peers, WORKLOADS[id](), rounds);
    console.log(`\n${reportOf({ [id]: results[id] }, peers)}`);
  }
} finally {
  await browser.close();
  server.close();
}

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const report = { browser: browser.version(), date: new Date().toISOString(), rounds: ROUNDS, results };
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
