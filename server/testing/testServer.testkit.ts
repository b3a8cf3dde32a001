import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { buildApp } from '../app.ts';
import { type LoadedBundle, loadBundleFolder } from '../bundle/loadBundle.ts';
import type { AltchaDifficulty } from '../captcha/altcha.ts';
import { exportClaims } from '../export/exportClaims.ts';
import type { UndocumentedAnswerError } from '../http/answerCheck.ts';
import type { AppOptions } from '../options.ts';
import { Visitor } from './visitor.testkit.ts';

export const TEST_BUNDLE = join(import.meta.dirname, 'bundle');

/** Compiled once for all tests: the cache's names are hashes of all that a form is made of. */
const COMPILED = join(tmpdir(), 'claimwright-test-cache');

/** Real challenges, quickly solved. */
export const EASY: AltchaDifficulty = { cost: 1, minCounter: 1, maxCounter: 3 };

export interface TestServer {
  app: FastifyInstance;
  bundle: LoadedBundle;
  dataDir: string;
  /** Sets the time. */
  at(instant: string): void;
  visitor(): Promise<Visitor>;
  /** Stored claims, as `claimwright export` gives them. */
  claims(): Promise<Record<string, unknown>[]>;
  /** The same data folder under another bundle or other options. */
  restart(options?: TestServerOptions): Promise<TestServer>;
}

export interface TestServerOptions extends Partial<Omit<AppOptions, 'bundle' | 'dataDir'>> {
  bundleDir?: string;
  dataDir?: string;
}

export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'claimwright-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The test bundle with some of its files changed. */
export function changedBundle(changes: Record<string, (text: string) => string>): string {
  const dir = join(temporaryFolder(), 'bundle');
  cpSync(TEST_BUNDLE, dir, { recursive: true });
  for (const [file, change] of Object.entries(changes))
    writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
  return dir;
}

/** A server over the test bundle; every answer that the OpenAPI document does not describe fails the test. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { bundleDir = TEST_BUNDLE, dataDir = temporaryFolder(), ...rest } = options;
  const bundle = await loadBundleFolder(bundleDir, COMPILED);
  let now = new Date('2030-05-04T17:00:00Z');
  const undocumented: UndocumentedAnswerError[] = [];
  const app = await buildApp({
    bundle,
    dataDir,
    clock: () => now,
    altchaDifficulty: EASY,
    onUndocumentedAnswer: (error) => undocumented.push(error),
    ...rest,
  });
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await app.close();
  };
  onTestFinished(async () => {
    await close();
    const [first] = undocumented;
    if (first) throw first;
  });
  return {
    app,
    bundle,
    dataDir,
    at: (instant) => {
      now = new Date(instant);
    },
    visitor: () => new Visitor(app, bundle).arrive(),
    claims: () => storedClaims(dataDir),
    restart: async (again = {}) => {
      await close();
      return testServer({ ...options, dataDir, ...again });
    },
  };
}

async function storedClaims(dataDir: string): Promise<Record<string, unknown>[]> {
  let text = '';
  await exportClaims({ dataDir, format: 'ndjson' }, async (chunk) => {
    text += chunk;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export const ADA = { claimNumber: 'MA-100001', pin: '4711' };

/** A claim of Ada's that has no errors. */
export function adasClaim(changes: Partial<Record<string, object>> = {}): ClaimDocument {
  const claim = {
    credentials: { claimNumber: 'MA-100001', pin: '4711', email: null, lastName: null, vehicleMake: null },
    claimantInfo: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      confirmEmailAddress: 'ada@example.com',
      hasVehicle: true,
      vehicle: 'Honda',
      nickname: null,
    },
    claimDetails: {
      purchasedOn: '05/04/2030',
      price: '1,200.50',
      fee: '0.10',
      total: null,
      alreadyPaid: false,
    },
    signature: { signature: 'Ada Lovelace' },
    prepopulatedData: [],
    documentContexts: [],
    claimTransactions: [{ claimTransactionId: 't1', amountClaimed: '25.00' }],
  };
  const merged = Object.entries(changes).map(([model, fields]) => [
    model,
    Array.isArray(fields) ? fields : { ...claim[model as keyof typeof claim], ...fields },
  ]);
  return { ...claim, ...Object.fromEntries(merged) } as ClaimDocument;
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');
