// `npm run bench:search`: what the search of `claimwright validate` finds in each sample, and what it takes.
import { prepare, run } from './runtime.mjs';

await prepare();
const { status } = await run(['bench/search.bench.ts', ...process.argv.slice(2)]);
process.exitCode = status;
