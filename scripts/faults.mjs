// `npm run faults [-- --rounds 50 --only sqlite,postgres,cut,power,fair --seed N]`: the server is killed at random moments
// under load on each engine, its connections are broken for a minute, and the power is cut; what it answered must be there,
// once. One member who holds every upload stops nobody.
import { prepare, run } from './runtime.mjs';

await prepare();
const { status } = await run(['bench/server/faults.ts', ...process.argv.slice(2)]);
process.exitCode = status;
