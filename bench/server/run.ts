// `npm run bench:server [--submissions N] [--clients 1,20,200] [--bytes N]`: the product beside a bare handler.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import type { Visitor } from '../../server/testing/visitor.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { type Outcome, send } from './load.ts';
import type { Usage } from './subject.ts';
import { type Prepared, prepare, visitorsOf } from './visits.ts';

const MEMBERS = 200;
const WARM_UP = 200;

interface Subject {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

type Measured = Outcome & Usage & { claims: number };

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '600' },
    clients: { type: 'string', default: '1,20,200' },
    bytes: { type: 'string', default: '65536' },
    rounds: { type: 'string', default: '3' },
  },
});
const submissions = Number(values.submissions);
const rounds = Number(values.rounds);
const bytes = Number(values.bytes);

async function start(which: string, folder: string, bundleDir: string): Promise<Subject> {
  const dataDir = join(folder, which);
  const child: ChildProcess = fork(join(import.meta.dirname, 'subject.ts'), [which, dataDir, bundleDir]);
  const [{ url }] = await once(child, 'message');
  return {
    url,
    usage: async () => {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function prepareMany(visitors: readonly Visitor[], count: number): Promise<Prepared[]> {
  const all: Prepared[] = [];
  while (all.length < count) {
    const some = visitors.slice(0, Math.min(count - all.length, 20 + (all.length % 7)));
    const offset = all.length;
    all.push(
      ...(await Promise.all(
        some.map((_, index) => {
          const member = (offset + index) % visitors.length;
          const visitor = visitors[member];
          if (!visitor) throw new Error('no visitor');
          return prepare(visitor, member, bytes);
        }),
      )),
    );
  }
  return all;
}

async function measure(subject: Subject, prepared: readonly Prepared[], clients: number): Promise<Measured> {
  await subject.usage();
  const outcome = await send(subject.url, prepared, clients);
  return { ...outcome, ...(await subject.usage()), claims: prepared.length };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
const rate = ({ claims, seconds }: Measured): number => claims / seconds;
const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

function show(clients: number, product: readonly Measured[], bare: readonly Measured[]): void {
  const line = (name: string, all: readonly Measured[]): void => {
    const of = (figure: (one: Measured) => number): number => median(all.map(figure));
    console.log(
      [
        `  ${name.padEnd(8)}`,
        `${of(rate).toFixed(0)} claims/s`,
        `${of(({ cpu, claims }) => cpu / claims / 1000).toFixed(2)} ms processor a claim`,
        `p50 ${of(({ latencies }) => at(latencies, 0.5)).toFixed(1)}`,
        `p95 ${of(({ latencies }) => at(latencies, 0.95)).toFixed(1)}`,
        `p99 ${of(({ latencies }) => at(latencies, 0.99)).toFixed(1)} ms`,
        `loop p99 ${of(({ loopP99 }) => loopP99).toFixed(1)} max ${Math.max(...all.map(({ loopMax }) => loopMax)).toFixed(1)} ms`,
        `${of(({ rss }) => rss / 1e6).toFixed(0)} MB`,
      ].join('  '),
    );
  };
  const ratios = product.map((one, index) => rate(one) / rate(bare[index] ?? one));
  console.log(`${clients} clients: rate ${median(ratios).toFixed(2)} of the bare handler's`);
  line('product', product);
  line('bare', bare);
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-bench-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bundle = await loadBundleFolder(bundleDir, folder);
const subjects = {
  product: await start('product', folder, bundleDir),
  bare: await start('bare', folder, ''),
};
try {
  const visitors = await visitorsOf(subjects.product.url, bundle, MEMBERS);
  const warm = await prepareMany(visitors, WARM_UP);
  for (const subject of Object.values(subjects)) await send(subject.url, warm, 20);
  for (const clients of values.clients.split(',').map(Number)) {
    const measured: Record<keyof typeof subjects, Measured[]> = { product: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const prepared = await prepareMany(visitors, Math.max(submissions, clients * 2));
      measured.product.push(await measure(subjects.product, prepared, clients));
      measured.bare.push(await measure(subjects.bare, prepared, clients));
    }
    show(clients, measured.product, measured.bare);
  }
} finally {
  await Promise.all(Object.values(subjects).map((subject) => subject.stop()));
  rmSync(folder, { recursive: true, force: true });
}
