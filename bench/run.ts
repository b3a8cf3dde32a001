// `npm run bench`: builds the pages, opens them in turn in one browser, and prints medians with their ratios to the floor; so
// it does with the entry page and the press of Next as they are served. Then it runs `bench:search`. Without options it writes docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { fewFiles } from '../chunks.config.ts';
import { mergedSources } from '../mergedSources.config.ts';
import { rjsfAliases } from '../rjsfAliases.config.ts';
import { isWhole, wordsOrExit } from '../scripts/words.mjs';
import { findChromium } from '../tests/browser/findBrowser.ts';
import { mediansOf, type Row, type Table, tableOf, textOf } from './figures.ts';
import { inTurn } from './inTurn.ts';
import { sizes, VISIT, type Visit, visit } from './measure.ts';
import { measureNextPage } from './nextPage.ts';
import { writeForm } from './ours/compile.ts';
import { PEERS, type Peer, type PeerName } from './peers.ts';
import { performanceDocument } from './performanceDocument.ts';
import { serve } from './serve.ts';
import { measureServed } from './served.ts';
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
    plugins: isOurs ? [rjsfAliases(), react(), mergedSources()] : [react()],
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

/** Returns the figures of all pages of one workload. */
async function compare(browser: Browser, url: string, peers: Peer[], workload: Workload, rounds: number) {
  const visits = await inTurn(peers, rounds, (peer) => visit(browser, url, peer, workload));
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
  'Our page beside a hand-written one and plain RJSF, the entry page as it is served, then the search of `claimwright validate`.',
  {
    workloads: { ...names(Object.keys(WORKLOADS)), standard: 'W1,W3,W4', help: 'forms' },
    peers: { ...names(PEER_NAMES), standard: PEER_NAMES.join(), help: 'pages' },
    rounds: { shown: 'N', takes: 'a whole number, 1 at least', is: isWhole(1), help: 'visits of each page' },
    served: { help: 'the entry page alone, here and on an old phone' },
    'old-phone': { help: 'the entry page alone, on an old phone' },
    'next-page': { help: 'the press of Next alone' },
  },
);
const listed = (words: unknown): string[] => String(words).split(',');
const isNextAlone = values['next-page'] === true;
const isEntryAlone = values.served === true || values['old-phone'] === true;
const isPartAlone = isNextAlone || isEntryAlone;
const wanted = listed(values.workloads).filter((id): id is WorkloadId => Object.hasOwn(WORKLOADS, id));
const compared = PEERS.filter(({ name }) => !isPartAlone && listed(values.peers).includes(name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

for (const peer of PEERS) if (peer.name === 'floor' || compared.includes(peer)) await buildPage(peer);
const { url, server } = await serve(built);
const browser = await findChromium().launch();
const results: Partial<Record<WorkloadId, Partial<Record<PeerName, Figures>>>> = {};
const tables: Table[] = [];

/** Keeps a table and prints it. */
function add(table: Table): void {
  tables.push(table);
  console.log(`\n${textOf(table)}`);
}

async function comparePages(): Promise<void> {
  for (const id of wanted) {
    const workload = WORKLOADS[id]();
    writeForm(join(built, 'ours'), workload);
    const byPeer = await compare(browser, url, compared, workload, rounds ?? ROUNDS[id]);
    results[id] = byPeer;
    const columns = compared.flatMap(({ name, title }) => {
      const figures = byPeer[name];
      return figures ? [{ title, figures }] : [];
    });
    add(tableOf(`${id}: ${workload.title}`, ROWS, columns));
  }
}

try {
  if (!isPartAlone) await comparePages();
  const desktop = values['old-phone'] !== true;
  const floor = `${url}/floor/`;
  if (!isNextAlone)
    for (const table of await measureServed(browser, `${floor}?w=W1`, { desktop, rounds })) add(table);
  if (!isEntryAlone) for (const table of await measureNextPage(browser, floor, rounds)) add(table);
} finally {
  await browser.close();
  server.close();
}

if (!isPartAlone) {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const report = { browser: browser.version(), date: new Date().toISOString(), rounds: ROUNDS, results };
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
  await import('./search.bench.ts');
}
if (process.argv.length === 2)
  writeFileSync(join(root, 'docs/performance.md'), performanceDocument(browser.version(), tables));
