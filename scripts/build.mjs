// `npm run build`: builds the browser app into dist/, and the API's reference page into dist/docs/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root, stop } from './runtime.mjs';

prepare();
const { buildApp } = await import('./buildApp.mjs');
await buildApp({ force: process.argv.includes('--force') }).catch((error) => stop(error.message));

const { apiPage } = await import('./apiPage.mjs');
const docs = join(root, 'dist', 'docs');
mkdirSync(docs, { recursive: true });
const description = readFileSync(join(root, 'openapi', 'generated', 'claimwright.openapi.json'), 'utf8');
writeFileSync(join(docs, 'api.html'), apiPage(JSON.parse(description)));
