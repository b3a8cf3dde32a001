// `npm run bench:server`: the server beside a bare handler of the same framework that does the same durable work, in one run.
// `npm run bench:server -- --soak 100000 [--every 10000] [--clients 20] [--bytes 2000]`: its memory while so many claims are filed.
import { prepare, run } from './runtime.mjs';

await prepare();
const words = process.argv.slice(2);
const soaks = words.some((word) => word.startsWith('--soak'));
const { status } = await run([soaks ? 'bench/server/soak.ts' : 'bench/server/run.ts', ...words]);
process.exitCode = status;
