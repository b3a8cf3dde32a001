import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type OpenApiDocument, readDocument } from './openapiDocument.ts';

const FILE = join(import.meta.dirname, '..', '..', 'openapi', 'claimwright.openapi.yaml');

let read: OpenApiDocument | undefined;

/** The document that requests and answers are checked against. Read once. */
export function apiDescription(): OpenApiDocument {
  read ??= readDocument(parse(readFileSync(FILE, 'utf8')));
  return read;
}
