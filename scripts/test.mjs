// `npm test`: the checks, then every test. Ends with the plain line `N passed, N failed`, which counts both.
// `npm test -- <path or -t title>` runs only those tests, without the checks; `--all` draws 1,000 forms for each comparison.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, run } from './runtime.mjs';
import { openScratch } from './scratch.mjs';

prepare();
const { runChecks } = await import('./checks.mjs');

const picked = process.argv.slice(2).filter((argument) => argument !== '--all');
const everything = process.argv.includes('--all');

/** What vitest's JSON report says; a file that could not be loaded counts as one failure. */
function countTests(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
  };
}

async function runTests() {
  const folder = openScratch();
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { status } = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...picked], {
      env: { TMPDIR: folder, ...(everything && { NUM_RUNS: process.env.NUM_RUNS ?? '1000' }) },
    });
    const counts = countTests(JSON.parse(readFileSync(file, 'utf8')));
    // An error outside any test (a rejection nobody awaited) fails the run though no test failed.
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    console.error(`vitest left no report: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const checks = picked.length ? { passed: 0, failed: 0 } : await runChecks();
const tests = await runTests();
const failed = checks.failed + tests.failed;
if (tests.skipped) console.log(`${tests.skipped} not run`);
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
