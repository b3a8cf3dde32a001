// `npm run build`: builds the browser app into dist/, the API's reference page into dist/docs/, and the preview's app into
// dist-preview/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root, stop } from './runtime.mjs';

await prepare();
const { buildApp, buildPreview } = await import('./buildApp.mjs');
const force = process.argv.includes('--force');
await buildApp({ force })
  .then(() => buildPreview({ force }))
  .catch((error) => stop(error.message));

const { apiPage } = await import('./apiPage.mjs');
const docs = join(root, 'dist', 'docs');
mkdirSync(docs, { recursive: true });
const description = readFileSync(join(root, 'openapi', 'generated', 'claimwright.openapi.json'), 'utf8');
writeFileSync(join(docs, 'api.html'), apiPage(JSON.parse(description)));
