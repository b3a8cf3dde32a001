// `npm run bench:lists`: a form with three lists of 100 records beside one with a single list, page and judge.
import { buildApp } from './buildApp.mjs';
import { prepare, run } from './runtime.mjs';

await prepare();
await buildApp();
const { status } = await run(['bench/lists/run.ts', ...process.argv.slice(2)]);
process.exitCode = status;
