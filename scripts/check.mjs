// `npm run check`: everything that is checked without running a test, in under a minute.
import { prepare } from './runtime.mjs';

prepare();
const { runChecks } = await import('./checks.mjs');
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
