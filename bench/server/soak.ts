// `npm run bench:server -- --soak 100000`: does memory grow with what is filed?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import type { Visitor } from '../../server/testing/visitor.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { numbersOrExit } from './benchOptions.ts';
import { send } from './load.ts';
import { startSubject } from './subjectProcess.ts';
import { type Prepared, prepare, visitorsOf } from './visits.ts';

const MEMBERS = 200;
/** So many wait ready at once: their bytes are in this process, which is not measured. */
const AT_ONCE = 1000;

const {
  soak: [total = 0],
  every: [every = 0],
  clients: [clients = 0],
  bytes: [bytes = 0],
} = numbersOrExit(
  'npm run bench:server -- --soak N [options]',
  'Files so many claims and tells what the server holds meanwhile.',
  {
    soak: { standard: '100000', least: 1, help: 'claims in all' },
    every: { standard: '10000', least: 1, help: 'claims from one line to the next' },
    clients: { standard: '20', least: 1, help: 'how many file at a time' },
    bytes: { standard: '2000', least: 0, help: 'bytes of the one document of each claim; 0 for none' },
  },
);

async function prepareSome(visitors: readonly Visitor[], count: number): Promise<Prepared[]> {
  const all: Prepared[] = [];
  while (all.length < count) {
    const next = visitors.slice(0, count - all.length);
    all.push(...(await Promise.all(next.map((visitor, index) => prepare(visitor, index, bytes)))));
  }
  return all;
}

const megabytes = (count: number): string => `${(count / 1e6).toFixed(0)} MB`;

const folder = mkdtempSync(join(tmpdir(), 'claimwright-soak-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bundle = await loadBundleFolder(bundleDir, folder);
const product = await startSubject('product', join(folder, 'product'), bundleDir, ['--expose-gc']);
const show = async (filed: number): Promise<void> => {
  const { rss, heap, outside, cpu } = await product.usage();
  console.log(
    [
      `${String(filed).padStart(7)} claims`,
      `resident ${megabytes(rss)}`,
      `heap ${megabytes(heap)}`,
      `beside the heap ${megabytes(outside)}`,
      `${(cpu / 1e6).toFixed(0)} s of processor time since the line before`,
    ].join('  '),
  );
};
try {
  const visitors = await visitorsOf(product.url, bundle, MEMBERS);
  await show(0);
  for (let filed = 0; filed < total; ) {
    const untilShown = every - (filed % every);
    const next = await prepareSome(visitors, Math.min(AT_ONCE, untilShown, total - filed));
    await send(product.url, next, clients);
    filed += next.length;
    if (filed % every === 0 || filed === total) await show(filed);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
