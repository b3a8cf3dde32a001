// `npm run bench:server`: the server beside a bare handler of the same framework that does the same durable work, in one run.
import { prepare, run } from './runtime.mjs';

prepare();
const { status } = await run(['bench/server/run.ts', ...process.argv.slice(2)]);
process.exitCode = status;
