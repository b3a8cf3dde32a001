import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEST_BUNDLE } from './testing/samples.testkit.ts';
import { temporaryFolder } from './testing/testServer.testkit.ts';

const STARTER = join(import.meta.dirname, 'testing', 'startAndList.testkit.ts');

/**
 * Modules that compile, build, test or speak to another engine, a bucket, an SMTP server or a wallet's provider, and
 * those of the store's threads and of the bundle's checks (docs/decisions/0084).
 */
const NEVER =
  /\/node_modules\/(?:typescript|vite|vitest|rolldown|@babel|ajv-errors|yaml|pg|kysely|openid-client|oauth4webapi|jose|aws4fetch|nodemailer|react|react-dom|jsdom|recheck)(?:\/|$)|\/transforms\/compile\/(?:compileForm|createAjv)\.ts|\/bundle\/(?:checks|meaning|patterns)\/|\/server\/store\/(?:postgresStore|sqliteStore|migrations)\.ts|\/server\/mail\/(?!smtpUrl)/;

/** Some more than there are, because loading them is what a start takes its time for. */
const MOST = 1050;

const modulesOfAStart = (dataDir: string): string[] =>
  JSON.parse(execFileSync(process.execPath, [STARTER, dataDir, TEST_BUNDLE], { encoding: 'utf8' }));

it('a start whose forms are compiled loads nothing that compiles, and no more modules than are known of', () => {
  const dataDir = temporaryFolder();
  const first = modulesOfAStart(dataDir);
  expect(first.some((url) => url.endsWith('/transforms/compile/compileForm.ts'))).toBe(true);
  const second = modulesOfAStart(dataDir);
  expect(second.filter((url) => NEVER.test(url))).toEqual([]);
  expect(second.length).toBeGreaterThan(300);
  expect(second.length).toBeLessThan(MOST);
});
