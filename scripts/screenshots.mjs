// `npm run screenshots`: every page of a claim in every theme and width, as pictures in .claimwright/screenshots.
import { prepare, run } from './runtime.mjs';

await prepare();
const built = await run(['scripts/build.mjs']);
const { status } =
  built.status === 0 ? await run(['tests/e2e/screenshots.ts', ...process.argv.slice(2)]) : built;
process.exitCode = status;
