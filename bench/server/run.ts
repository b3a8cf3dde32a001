// `npm run bench:server`: the product beside a bare handler; `--help` lists what can be chosen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundleFolder } from '../../server/bundle/loadBundle.ts';
import type { Visitor } from '../../server/testing/visitor.testkit.ts';
import { writeBenchBundle } from './benchBundle.ts';
import { numbersOrExit } from './benchOptions.ts';
import { type Outcome, send } from './load.ts';
import { LEAST_RATE, missOf } from './rateBound.ts';
import type { Usage } from './subject.ts';
import { type SubjectProcess, startSubject } from './subjectProcess.ts';
import { type Prepared, prepare, visitorsOf } from './visits.ts';

const MEMBERS = 200;
/** A client's first claim waits until its connection is open, and for all others that begin at the same moment. */
const EACH = 5;
/** Until then the engine compiles as much as it runs: what a server does in its first seconds says little of its day. */
const WARM_UP = 6000;

type Measured = Outcome & Usage & { claims: number };

const {
  submissions: [submissions = 0],
  bytes: [bytes = 0],
  rounds: [rounds = 0],
  clients: clientCounts,
} = numbersOrExit(
  'npm run bench:server -- [options]',
  'Files claims at the server and at a bare handler of the same framework that does the same durable work, in turns.',
  {
    submissions: {
      standard: '200',
      least: 1,
      help: `claims in each round; at least ${EACH} of each client`,
    },
    clients: { standard: '1,20,200', least: 1, several: true, help: 'how many file at a time' },
    bytes: { standard: '65536', least: 0, help: 'bytes of the one document of each claim; 0 for none' },
    rounds: { standard: '21', least: 1, help: 'rounds, of which the middle one is told' },
  },
);

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

async function measure(
  subject: SubjectProcess,
  prepared: readonly Prepared[],
  clients: number,
): Promise<Measured> {
  await subject.usage();
  const outcome = await send(subject.url, prepared, clients);
  return { ...outcome, ...(await subject.usage()), claims: prepared.length };
}

/** The same once more with the loop watched: to look every millisecond takes processor time of its own. */
async function watched(
  subject: SubjectProcess,
  prepared: readonly Prepared[],
  clients: number,
): Promise<Measured> {
  subject.watchLoop(true);
  const measured = await measure(subject, prepared, clients);
  subject.watchLoop(false);
  return measured;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
const rate = ({ claims, seconds }: Measured): number => claims / seconds;
const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

/** What was measured in each round, and in as many with the loop watched. */
interface Rounds {
  all: Measured[];
  watched: Measured[];
}

/** The longest piece of any round. */
const pieceOf = ({ watched }: Rounds): number => Math.max(...watched.map(({ piece }) => piece));

/** Returns the account of the longest piece. */
const accountOf = (rounds: Rounds): string =>
  rounds.watched.find(({ piece }) => piece === pieceOf(rounds))?.account ?? '';

/** The longest of nine rounds of ten. */
const mostRoundsPieceOf = ({ watched }: Rounds): number => {
  const lengths = watched.map(({ piece }) => piece).sort((one, other) => one - other);
  return lengths[Math.ceil(lengths.length * 0.9) - 1] ?? Number.NaN;
};

/**
 * The middle one of the rounds' longest. What a piece of the code takes, it takes in every round; a machine that stands still
 * does so in one, in whatever piece it is.
 */
const usualPieceOf = ({ watched }: Rounds): number => median(watched.map(({ piece }) => piece));

const ratioOf = (product: Rounds, bare: Rounds): number =>
  median(product.all.map((one, index) => rate(one) / rate(bare.all[index] ?? one)));

function show(clients: number, product: Rounds, bare: Rounds): void {
  const line = (name: string, rounds: Rounds): void => {
    const of = (figure: (one: Measured) => number): number => median(rounds.all.map(figure));
    const most = (figure: (one: Measured) => number): number => Math.max(...rounds.watched.map(figure));
    console.log(
      [
        `  ${name.padEnd(8)}`,
        `${of(rate).toFixed(0)} claims/s`,
        `${of(({ cpu, claims }) => cpu / claims / 1000).toFixed(2)} ms processor a claim`,
        `p50 ${of(({ latencies }) => at(latencies, 0.5)).toFixed(1)}`,
        `p95 ${of(({ latencies }) => at(latencies, 0.95)).toFixed(1)}`,
        `p99 ${of(({ latencies }) => at(latencies, 0.99)).toFixed(1)} ms`,
        `loop p99 ${most(({ loopP99 }) => loopP99).toFixed(1)} max ${most(({ loopMax }) => loopMax).toFixed(1)} ms`,
        `longest piece ${pieceOf(rounds).toFixed(1)} (${accountOf(rounds)}; of nine rounds of ten ${mostRoundsPieceOf(rounds).toFixed(1)}, of the middle one ${usualPieceOf(rounds).toFixed(1)}; by the clock alone ${most(({ pieceByClock }) => pieceByClock).toFixed(1)}), collection ${most(({ collection }) => collection).toFixed(1)} ms`,
        `${of(({ rss }) => rss / 1e6).toFixed(0)} MB`,
      ].join('  '),
    );
  };
  console.log(`${clients} clients: rate ${ratioOf(product, bare).toFixed(2)} of the bare handler's`);
  line('product', product);
  line('bare', bare);
}

function conclude(missed: readonly string[], isWatched: boolean): void {
  if (!isWatched)
    console.log(
      'Nobody watched where the machine stood still, which counts as pieces then: that takes Linux, root, taskset and chrt.',
    );
  const bound = `at least ${LEAST_RATE} of the rate with 20 and with 200 clients`;
  console.log(`C13-08 (${bound}): ${missed.length === 0 ? 'holds' : `does not hold: ${missed.join('; ')}`}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-bench-'));
const bundleDir = writeBenchBundle(folder, MEMBERS);
const bundle = await loadBundleFolder(bundleDir, folder);
const subjects = {
  product: await startSubject('product', join(folder, 'product'), bundleDir),
  bare: await startSubject('bare', join(folder, 'bare'), ''),
};
try {
  const visitors = await visitorsOf(subjects.product.url, bundle, MEMBERS);
  const warm = await prepareMany(visitors, WARM_UP);
  for (const subject of Object.values(subjects)) await send(subject.url, warm, 20);
  const missed: string[] = [];
  for (const clients of clientCounts) {
    const product: Measured[] = [];
    const bare: Measured[] = [];
    const next = () => prepareMany(visitors, Math.max(submissions, clients * EACH));
    for (let round = 0; round < rounds; round += 1) {
      const prepared = await next();
      const ours = async () => product.push(await measure(subjects.product, prepared, clients));
      const theirs = async () => bare.push(await measure(subjects.bare, prepared, clients));
      // Whoever is first bears what preparing the claims has left to be collected.
      for (const turn of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await turn();
    }
    const productRounds: Rounds = { all: product, watched: [] };
    const bareRounds: Rounds = { all: bare, watched: [] };
    for (let round = 0; round < rounds; round += 1) {
      const prepared = await next();
      productRounds.watched.push(await watched(subjects.product, prepared, clients));
      bareRounds.watched.push(await watched(subjects.bare, prepared, clients));
    }
    show(clients, productRounds, bareRounds);
    const miss = missOf(clients, ratioOf(productRounds, bareRounds));
    if (miss !== null) missed.push(miss);
  }
  conclude(missed, (await subjects.product.usage()).isWatched);
} finally {
  await Promise.all(Object.values(subjects).map((subject) => subject.stop()));
  rmSync(folder, { recursive: true, force: true });
}
