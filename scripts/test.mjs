// `npm test`: the checks, then every test. Ends with a list of what failed and the line `N passed, N failed` (closing.mjs).
// `npm test -- <path or -t title>` runs only those tests, without the checks; `--all` runs those tagged `slow`, too, and draws
// 1,000 forms for each comparison.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close } from './closing.mjs';
import { prepare, run } from './runtime.mjs';

await prepare();
// Imported after `prepare`, because an older Node cannot read it.
const { openScratch } = await import('./scratch.mjs');
const { runChecks } = await import('./checks.mjs');

const picked = process.argv.slice(2).filter((argument) => argument !== '--all');
/** Whether tests are picked by name, which skips all others without a reason. */
const isByName = picked.some((word) => /^(?:-t|--testNamePattern)\b/.test(word));
const everything = process.argv.includes('--all');

const testsFailed = (error) => ({ kind: 'vitest', title: 'the run of all tests', error });

async function runTests() {
  const folder = openScratch();
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/failureReporter.mjs'];
  const quick = everything || picked.length > 0 ? [] : ['--tags-filter=!slow'];
  const { status } = await run(['node_modules/vitest/vitest.mjs', 'run', ...quick, ...reporters, ...picked], {
    env: {
      TMPDIR: folder,
      TEST_REPORT: file,
      // Tries a browser test twice, because one in thousands fails without a cause that can be found (decision 0139).
      TRIES_IN_BROWSER: '2',
      ...(everything && { NUM_RUNS: process.env.NUM_RUNS ?? '1000' }),
    },
  });
  if (!existsSync(file))
    return { passed: 0, skipped: 0, failures: [testsFailed('vitest left no report of its tests')] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (status !== 0 && report.failures.length === 0)
    report.failures.push(testsFailed(`vitest ended with exit code ${status} though no test failed`));
  return report;
}

const checks = picked.length ? { passed: 0, failures: [] } : await runChecks();
const tests = await runTests();
close({
  passed: checks.passed + tests.passed,
  skipped: tests.skipped,
  secondTries: tests.secondTries,
  leftOut: tests.leftOut?.filter(({ reason }) => reason !== null || !isByName),
  failures: [...checks.failures, ...tests.failures],
});
