// `npm run gallery`: every widget in every state, with switches for theme, culture and direction, on a port of this machine.
import { prepare, run } from './runtime.mjs';

await prepare();
const { status } = await run(['tests/gallery/serve.ts', ...process.argv.slice(2)]);
process.exitCode = status;
