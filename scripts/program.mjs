// `node scripts/program.mjs FILE …`: runs a program of the project on its Node, with its packages. `npm run` names each.
import { prepare, run } from './runtime.mjs';

await prepare();
const { status } = await run(process.argv.slice(2));
process.exitCode = status;
