import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './dispatch.ts';

/** The kinds of files that have a meta-schema in schemas/. */
export type SchemaKind = 'settlement' | 'models' | 'page' | 'content' | 'list' | 'cases' | 'classListHeader';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');
/** The names of all meta-schemas, without their ending. */
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

/** A meta-schema as it stands in schemas/. */
export function readMetaSchema(name: Name): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), 'utf8'));
  return schema as JsonSchema;
}

/** The themes that a settlement can have, as its meta-schema lists them. */
export function themeNames(): string[] {
  const { theme } = readMetaSchema('settlement').properties as { theme: { enum: string[] } };
  return theme.enum;
}
