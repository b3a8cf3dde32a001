import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestPostgres } from '../../../server/testing/postgres.testkit.ts';
import { type PostgresProxy, postgresProxy } from '../../../server/testing/postgresProxy.testkit.ts';
import { sendOne, shareOut } from '../load.ts';
import { type SubjectProcess, startSubject } from '../subjectProcess.ts';
import type { Prepared } from '../visits.ts';
import type { Subject } from './killing.ts';
import { type Answered, AT_A_TIME, keyOf, submissionsAt } from './load.ts';

const PER_BATCH = 24;
/** The longest that a claimant tries again before a cut counts as a claim that was not taken. */
const PATIENCE_MS = 30_000;
/** The longest that a pool needs to notice a cut, ms. */
const SETTLE_MS = 200;

/** The outcome of a minute of broken connections. */
export interface Cuts {
  answered: Answered;
  cuts: number;
  outages: number;
  faults: string[];
}

/**
 * Breaks connections of servers to their PostgreSQL within transactions, under load, for so long: it terminates backends,
 * drops connections between them, and restarts the database. Every process must live, and answer 503 alone meanwhile.
 */
export async function cutConnections(
  subject: Subject,
  postgres: TestPostgres,
  { instances, ms }: { instances: number; ms: number },
): Promise<Cuts> {
  const { databaseUrl = '' } = subject.place;
  const proxy = await postgresProxy(databaseUrl);
  const place = { ...subject.place, databaseUrl: proxy.url };
  const servers: SubjectProcess[] = [];
  for (let index = 0; index < instances; index += 1)
    servers.push(await startSubject('product', place, subject.bundleDir));
  const cutter = new Cutter(proxy, postgres, databaseUrl);
  const answered: Answered = new Map();
  let outages = 0;
  const until = performance.now() + ms;
  try {
    while (performance.now() < until) {
      await cutter.rest();
      const submissions = await submissionsAt(servers[0]?.url ?? '', subject.bundle, PER_BATCH);
      cutter.begin();
      outages += await filed(submissions, servers, answered);
    }
  } finally {
    await cutter.end();
  }
  const faults = servers.flatMap(({ child }, index) =>
    child.exitCode === null ? [] : [`instance ${index + 1} ended with ${child.exitCode}`],
  );
  await Promise.all(servers.map(({ child, stop }) => (child.exitCode === null ? stop() : undefined)));
  await proxy.close();
  return { answered, cuts: cutter.cuts, outages, faults };
}

/** Sends claims to the instances in turns until each is answered; returns how often one was told to come again. */
async function filed(
  submissions: readonly Prepared[],
  servers: readonly SubjectProcess[],
  answered: Answered,
): Promise<number> {
  let outages = 0;
  await shareOut(submissions, AT_A_TIME, async (one) => {
    const { code, refused } = await fileOne(one, servers);
    answered.set(keyOf(one), code);
    outages += refused;
  });
  return outages;
}

/** Sends one claim to the instances in turns until one of them takes it. */
async function fileOne(
  one: Prepared,
  servers: readonly SubjectProcess[],
): Promise<{ code: string; refused: number }> {
  const until = performance.now() + PATIENCE_MS;
  for (let refused = 0; performance.now() < until; refused += 1) {
    const { status, text, retryAfter } = await sendOne(servers[refused % servers.length]?.url ?? '', one);
    if (status === 200) return { code: JSON.parse(text).referenceCodeForm, refused };
    if (status !== 503 || retryAfter === undefined) throw new Error(`${status}: ${text}`);
    await wait(50);
  }
  throw new Error(`${keyOf(one)} was not taken within ${PATIENCE_MS} ms`);
}

/** Cuts connections in turns: backends, the network, and each twentieth time the database itself. */
class Cutter {
  cuts = 0;
  #resting = true;
  #over = false;
  #cutting: Promise<void> = Promise.resolve();
  readonly #proxy: PostgresProxy;
  readonly #postgres: TestPostgres;
  readonly #databaseUrl: string;
  readonly #work: Promise<void>;

  constructor(proxy: PostgresProxy, postgres: TestPostgres, databaseUrl: string) {
    this.#proxy = proxy;
    this.#postgres = postgres;
    this.#databaseUrl = databaseUrl;
    this.#work = this.#run();
  }

  begin(): void {
    this.#resting = false;
  }

  /** Lets whoever signs in do so: resolves when nothing is cut any more. */
  async rest(): Promise<void> {
    this.#resting = true;
    await this.#cutting;
    await wait(SETTLE_MS);
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#work;
  }

  async #run(): Promise<void> {
    while (!this.#over) {
      await wait(20 + Math.random() * 80);
      if (this.#resting) continue;
      this.#cutting = this.#cut();
      await this.#cutting;
    }
  }

  async #cut(): Promise<void> {
    this.cuts += 1;
    if (this.cuts % 20 === 0) {
      await this.#postgres.crash();
      await this.#postgres.start();
    } else if (this.cuts % 2 === 0) this.#proxy.cut();
    else await this.#terminate();
  }

  async #terminate(): Promise<void> {
    const admin = new pg.Client(this.#databaseUrl);
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'claimwright'",
    );
    await admin.end();
  }
}
