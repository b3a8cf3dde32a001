import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildServer } from '../app.ts';
import { type LoadedBundle, loadBundleFolder } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { exportClaims } from '../export/exportClaims.ts';
import type { UndocumentedAnswerError } from '../http/answerCheck.ts';
import type { AppOptions } from '../options.ts';
import { COMPILED, EASY, TEST_BUNDLE } from './samples.testkit.ts';
import { Visitor } from './visitor.testkit.ts';

export { ADA, adasClaim, PDF, withDocument } from './samples.testkit.ts';

/** Opens what only operators may see. */
export const OPERATIONS_KEY = 'for-operators-of-the-test-server';

export interface TestServer {
  app: FastifyInstance;
  context: AppContext;
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
  const { app, context } = await buildServer({
    bundle,
    dataDir,
    clock: () => now,
    altchaDifficulty: EASY,
    operationsKey: OPERATIONS_KEY,
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
    context,
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
