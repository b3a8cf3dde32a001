// `npm run faults [-- --rounds 50 --only sqlite,postgres,power --seed N]`: the server is killed at random moments under load on
// each engine, and the power is cut; what it answered must be there, once.
import { prepare, run } from './runtime.mjs';

prepare();
const { status } = await run(['bench/server/faults.ts', ...process.argv.slice(2)]);
process.exitCode = status;
