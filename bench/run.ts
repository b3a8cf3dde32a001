// `npm run bench`: builds the pages, opens them in turn in one browser, and prints medians with their ratios to the floor; then
// runs `bench:search`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { fewFiles } from '../chunks.config.ts';
import { rjsfAliases } from '../rjsfAliases.config.ts';
import { isWhole, wordsOrExit } from '../scripts/words.mjs';
import { findChromium } from '../tests/browser/findBrowser.ts';
import { mediansOf, type Row, tableOf } from './figures.ts';
import { sizes, VISIT, type Visit, visit } from './measure.ts';
import { writeForm } from './ours/compile.ts';
import { PEERS, type Peer, type PeerName } from './peers.ts';
import { serve } from './serve.ts';
import { WORKLOADS, type Workload, type WorkloadId } from './workloads.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, '.claimwright', 'bench');

/** How often each page is opened: the small ones, whose times scatter most, more often. */
const ROUNDS: Record<WorkloadId, number> = { W1: 11, W2: 7, W3: 5, W4: 7, W5: 3, W6: 5 };

interface Figures extends Visit {
  script: number;
  module: number;
}

const ROWS: readonly Row<keyof Figures>[] = [
  ['script', 'script, KB Brotli', 1],
  ['module', 'validator module, KB', 1],
  ['ready', 'ready to type, ms', 0],
  ['key', 'main thread a key, ms', 2],
  ['toggle', 'show or hide, ms', 1],
  ['submit', 'submit with errors, ms', 1],
  ['heap', 'heap after load, MB', 1],
];

async function buildPage({ name }: Peer): Promise<void> {
  const isOurs = name === 'ours';
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    base: './',
    logLevel: 'warn',
    // Our page is built as the product is.
    plugins: isOurs ? [rjsfAliases(), react()] : [react()],
    build: {
      target: 'es2022',
      manifest: true,
      outDir: join(built, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { output: isOurs ? { codeSplitting: fewFiles() } : {} },
    },
  });
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
  const byPeer: Partial<Record<PeerName, Figures>> = {};
  for (const [peer, all] of visits)
    byPeer[peer.name] = { ...mediansOf(all, VISIT), ...(await sizes(browser, url, peer, workload)) };
  return byPeer;
}

const names = (list: readonly string[]) => ({
  shown: 'A,B',
  takes: `some of ${list.join()}, with commas between them`,
  is: (text: string) => text.split(',').every((name) => list.includes(name)),
});
const PEER_NAMES = PEERS.map(({ name }) => name);
const values = wordsOrExit(
  'bench',
  'Our page beside a hand-written one and plain RJSF, then the search of `claimwright validate`.',
  {
    workloads: { ...names(Object.keys(WORKLOADS)), standard: 'W1,W3,W4', help: 'forms' },
    peers: { ...names(PEER_NAMES), standard: PEER_NAMES.join(), help: 'pages' },
    rounds: { shown: 'N', takes: 'a whole number, 1 at least', is: isWhole(1), help: 'visits of each page' },
  },
);
const listed = (words: unknown): string[] => String(words).split(',');
const wanted = listed(values.workloads).filter((id): id is WorkloadId => Object.hasOwn(WORKLOADS, id));
const peers = PEERS.filter(({ name }) => listed(values.peers).includes(name));

for (const peer of peers) await buildPage(peer);
for (const id of wanted) writeForm(join(built, 'ours'), WORKLOADS[id]());
const { url, server } = await serve(built);
const browser = await findChromium().launch();
const results: Partial<Record<WorkloadId, Partial<Record<PeerName, Figures>>>> = {};
try {
  for (const id of wanted) {
    const rounds = Number(values.rounds ?? ROUNDS[id]);
    const byPeer = await compare(browser, url, peers, WORKLOADS[id](), rounds);
    results[id] = byPeer;
    const columns = peers.flatMap(({ name, title }) => {
      const figures = byPeer[name];
      return figures ? [{ title, figures }] : [];
    });
    console.log(`\n${tableOf(id, ROWS, columns)}`);
  }
} finally {
  await browser.close();
  server.close();
}

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const report = { browser: browser.version(), date: new Date().toISOString(), rounds: ROUNDS, results };
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);

await import('./search.bench.ts');
