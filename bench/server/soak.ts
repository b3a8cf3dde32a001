// `npm run bench:soak`: memory of the server while so many claims are filed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWhole, wordsOrExit } from '../../scripts/words.mjs';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import { MEMBERS, writeBenchBundle } from './benchBundle.ts';
import { send } from './load.ts';
import { startSubject } from './subjectProcess.ts';
import { prepareMany, visitorsOf } from './visits.ts';

/** Claims that wait ready: their bytes are in this process, which is not measured. */
const AT_ONCE = 1000;

const number = { shown: 'N', takes: 'a whole number, 1 at least', is: isWhole(1) };
const chosen = wordsOrExit('bench:soak', 'Files claims and prints the memory of the server meanwhile.', {
  claims: { ...number, standard: '100000', help: 'claims in all' },
  every: { ...number, standard: '10000', help: 'claims from one line to the next' },
  clients: { ...number, standard: '20', help: 'clients that file at a time' },
  bytes: {
    ...number,
    standard: '2000',
    takes: 'a whole number',
    is: isWhole(0),
    help: 'bytes of the one document of each claim; 0 for none',
  },
});
const [total, every, clients, bytes] = [
  Number(chosen.claims),
  Number(chosen.every),
  Number(chosen.clients),
  Number(chosen.bytes),
];

const megabytes = (count: number): string => `${(count / 1e6).toFixed(0)} MB`;

const folder = mkdtempSync(join(tmpdir(), 'claimwright-soak-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bundle = await loadBundleFolder(bundleDir, folder);
const product = await startSubject('product', { dataDir: join(folder, 'product') }, bundleDir, [
  '--expose-gc',
]);
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
    const count = Math.min(AT_ONCE, untilShown, total - filed);
    await send(product.url, await prepareMany(visitors, count, () => bytes), clients);
    filed += count;
    if (filed % every === 0 || filed === total) await show(filed);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
