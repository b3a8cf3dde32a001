// Writes openapi/generated/types.ts, the types of client and server, from the API's description.
// `--check` fails when the file is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const folder = join(import.meta.dirname, '..', 'openapi');
const target = join(folder, 'generated', 'types.ts');
const banner =
  '// Generated from openapi/claimwright.openapi.yaml by `npm run generate:api`. Do not edit.\n\n';

/** A schema may name a type of TypeScript itself: a file is a Blob. */
const tree = await openapiTS(pathToFileURL(join(folder, 'claimwright.openapi.yaml')), {
  transform: ({ 'x-typescript': name }) =>
    name === undefined ? undefined : ts.factory.createTypeReferenceNode(name),
});
const text = banner + astToString(tree);

if (!process.argv.includes('--check')) {
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('openapi/generated/types.ts is stale: run `npm run generate:api`.');
  process.exit(1);
}
