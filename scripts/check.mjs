// `npm run check`: everything that is checked without running a test, in under a minute.
import { close } from './closing.mjs';
import { prepare } from './runtime.mjs';

await prepare();
const { runChecks } = await import('./checks.mjs');
close(await runChecks());
