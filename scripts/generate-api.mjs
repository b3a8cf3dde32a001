// Writes from the API's description openapi/generated/types.ts, the types of client and server, and the description as
// JSON, which the server reads; says what changed and what to do next. `--check` fails when a file is stale.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import { apiChanges } from './apiChanges.mjs';
import { isCheck, writeGenerated } from './writeGenerated.mjs';

const folder = join(import.meta.dirname, '..', 'openapi');
const description = join(folder, 'claimwright.openapi.yaml');
const banner =
  '// Generated from openapi/claimwright.openapi.yaml by `npm run generate:api`. Do not edit.\n\n';

/** A schema may name a type of TypeScript itself: a file is a Blob. */
const tree = await openapiTS(pathToFileURL(description), {
  transform: ({ 'x-typescript': name }) =>
    name === undefined ? undefined : ts.factory.createTypeReferenceNode(name),
});
const fresh = {
  'openapi/generated/types.ts': banner + astToString(tree),
  'openapi/generated/claimwright.openapi.json': `${JSON.stringify(parse(readFileSync(description, 'utf8')), null, 2)}\n`,
};

const json = join(folder, 'generated', 'claimwright.openapi.json');
const before = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {};

writeGenerated(fresh, 'generate:api');

if (!isCheck) {
  const changes = apiChanges(before, JSON.parse(fresh['openapi/generated/claimwright.openapi.json']));
  console.log(changes.length > 0 ? changes.join('\n') : 'No call and no schema has changed.');
}
