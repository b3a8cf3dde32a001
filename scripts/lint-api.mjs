// Lints the API's description by Spectral, beside Redocly's strict rules: `npm run check` runs both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lintSpectral } from './lintSpectral.mjs';

const file = join(import.meta.dirname, '..', 'openapi', 'claimwright.openapi.yaml');
const findings = await lintSpectral(parse(readFileSync(file, 'utf8')));
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(
    `openapi/claimwright.openapi.yaml has ${findings.length === 1 ? '1 finding' : `${findings.length} findings`} of spectral:oas. Mend the document: no rule is switched off.`,
  );
  process.exitCode = 1;
}
