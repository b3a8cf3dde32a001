import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './dispatch.ts';

/** Kinds of files that have a meta-schema in schemas/. */
export type SchemaKind = 'settlement' | 'models' | 'page' | 'content' | 'list' | 'cases' | 'classListHeader';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
/** Names of all meta-schemas, without file extension. */
export const NAMES = [
  'condition',
  'models',
  'settlement',
  'page',
  'content',
  'list',
  'cases',
  'classListHeader',
] as const;

type Name = (typeof NAMES)[number];

/** Reads a meta-schema from schemas/. */
export function readMetaSchema(name: Name): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8'));
  return schema as JsonSchema;
}

/** Returns the themes in the meta-schema of the settlement. */
export function themeNames(): string[] {
  const { theme } = readMetaSchema('settlement').properties as { theme: { enum: string[] } };
  return theme.enum;
}
