// `npm run build`: builds the browser app into dist/.
import { prepare, stop } from './runtime.mjs';

prepare();
const { buildApp } = await import('./buildApp.mjs');
await buildApp({ force: process.argv.includes('--force') }).catch((error) => stop(error.message));
