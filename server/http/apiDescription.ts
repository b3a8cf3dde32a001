import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenApiDocument, readOpenApiDocument } from './openapiDocument.ts';

const FILE = join(import.meta.dirname, '..', '..', 'openapi', 'generated', 'claimwright.openapi.json');

let read: OpenApiDocument | undefined;

/** Returns the OpenAPI document that `npm run generate:api` writes, for checks of requests and responses. Read once. */
export function apiDescription(): OpenApiDocument {
  read ??= readOpenApiDocument(JSON.parse(readFileSync(FILE, 'utf8')));
  return read;
}
