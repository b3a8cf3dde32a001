// `npm run bench:server`: the product beside a bare handler; `--help` lists the options.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWhole, wordsOrExit } from '../../scripts/words.mjs';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import { median } from '../figures.ts';
import { MEMBERS, writeBenchBundle } from './benchBundle.ts';
import { type Outcome, send } from './load.ts';
import { LEAST_RATE, missOf } from './rateBound.ts';
import type { Usage } from './subject.ts';
import { type SubjectProcess, startSubject } from './subjectProcess.ts';
import { type Prepared, prepareMany, visitorsOf } from './visits.ts';

/** A client's first claim waits until its connection is open, and for all others that begin at the same moment. */
const EACH = 5;
/** Claims until the engine has compiled: the first seconds of a server are not its day. */
const WARM_UP = 6000;

type Measured = Outcome & Usage & { claims: number };

const number = { shown: 'N', takes: 'a whole number, 1 at least', is: isWhole(1) };
const chosen = wordsOrExit(
  'bench:server',
  'Files claims at the server and at a bare handler of the same framework that does the same durable work, in turns.',
  {
    submissions: {
      ...number,
      standard: '200',
      help: `claims in each round; at least ${EACH} of each client`,
    },
    clients: {
      shown: 'N,N',
      standard: '1,20,200',
      takes: 'whole numbers with commas between them, 1 at least',
      is: (text) => text.split(',').every(isWhole(1)),
      help: 'clients that file at a time',
    },
    bytes: {
      ...number,
      standard: '65536',
      takes: 'a whole number',
      is: isWhole(0),
      help: 'bytes of the one document of each claim; 0 for none',
    },
    rounds: { ...number, standard: '21', help: 'rounds, whose median is printed' },
    'warm-up': { ...number, standard: String(WARM_UP), help: 'claims before the first round' },
  },
);
const clientCounts = String(chosen.clients).split(',').map(Number);
const [submissions, bytes, rounds] = [
  Number(chosen.submissions),
  Number(chosen.bytes),
  Number(chosen.rounds),
];

async function measure(
  subject: SubjectProcess,
  prepared: readonly Prepared[],
  clients: number,
): Promise<Measured> {
  await subject.usage();
  const outcome = await send(subject.url, prepared, clients);
  return { ...outcome, ...(await subject.usage()), claims: prepared.length };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
const rate = ({ claims, seconds }: Measured): number => claims / seconds;

const ratioOf = (product: readonly Measured[], bare: readonly Measured[]): number =>
  median(product.map((one, index) => rate(one) / rate(bare[index] ?? one)));

function show(name: string, all: readonly Measured[]): void {
  const of = (figure: (one: Measured) => number): number => median(all.map(figure));
  console.log(
    [
      `  ${name.padEnd(8)}`,
      `${of(rate).toFixed(0)} claims/s`,
      `${of(({ cpu, claims }) => cpu / claims / 1000).toFixed(2)} ms processor a claim`,
      `p50 ${of(({ latencies }) => at(latencies, 0.5)).toFixed(1)}`,
      `p95 ${of(({ latencies }) => at(latencies, 0.95)).toFixed(1)}`,
      `p99 ${of(({ latencies }) => at(latencies, 0.99)).toFixed(1)} ms`,
      `longest turn of the event loop ${Math.max(...all.map(({ turn }) => turn)).toFixed(1)} ms (median of the rounds ${of(({ turn }) => turn).toFixed(1)})`,
      `${of(({ rss }) => rss / 1e6).toFixed(0)} MB`,
    ].join('  '),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-bench-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bundle = await loadBundleFolder(bundleDir, folder);
const subjects = {
  product: await startSubject('product', { dataDir: join(folder, 'product') }, bundleDir),
  bare: await startSubject('bare', { dataDir: join(folder, 'bare') }, ''),
};
try {
  const visitors = await visitorsOf(subjects.product.url, bundle, MEMBERS);
  const next = (count: number) => prepareMany(visitors, count, () => bytes);
  const warm = await next(Number(chosen['warm-up']));
  for (const subject of Object.values(subjects)) await send(subject.url, warm, 20);
  const missed: string[] = [];
  for (const clients of clientCounts) {
    const measured: Record<keyof typeof subjects, Measured[]> = { product: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const prepared = await next(Math.max(submissions, clients * EACH));
      // The first one bears the garbage of the preparation.
      for (const name of round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const))
        measured[name].push(await measure(subjects[name], prepared, clients));
    }
    const ratio = ratioOf(measured.product, measured.bare);
    console.log(`${clients} clients: rate ${ratio.toFixed(2)} of the bare handler's`);
    for (const [name, all] of Object.entries(measured)) show(name, all);
    const miss = missOf(clients, ratio);
    if (miss !== null) missed.push(miss);
  }
  const bound = `at least ${LEAST_RATE} of the rate with 20 and with 200 clients`;
  console.log(`C13-08 (${bound}): ${missed.length === 0 ? 'holds' : `does not hold: ${missed.join('; ')}`}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await Promise.all(Object.values(subjects).map((subject) => subject.stop()));
  rmSync(folder, { recursive: true, force: true });
}
