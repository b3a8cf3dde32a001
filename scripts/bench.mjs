// `npm run bench`: our page beside a hand-written one and plain RJSF, then the search of `claimwright validate`, in one run,
// within a few minutes.
import { prepare, run } from './runtime.mjs';

prepare();
const { status } = await run(['bench/run.ts', ...process.argv.slice(2)]);
const search = await run(['bench/search.bench.ts']);
process.exitCode = status || search.status;
