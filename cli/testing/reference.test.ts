import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMetaSchema, type SchemaKind } from '../../bundle/schema/metaSchemas.ts';

const root = join(import.meta.dirname, '..', '..');
const NAMES: (SchemaKind | 'condition')[] = [
  'settlement',
  'models',
  'page',
  'condition',
  'content',
  'list',
  'classListHeader',
  'cases',
];

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const own =
      name === 'properties' && typeof child === 'object' && child !== null ? Object.keys(child) : [];
    return [...own, ...keysOf(child)];
  });
}

describe('docs/reference.md', () => {
  it('is what the meta-schemas say', () => {
    const script = join(root, 'scripts/generate-reference.mjs');
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('C9-01: has every key of every file', () => {
    const text = readFileSync(join(root, 'docs/reference.md'), 'utf8');
    const keys = new Set(NAMES.flatMap((name) => keysOf(readMetaSchema(name))));
    expect(keys.size).toBeGreaterThan(100);
    expect([...keys].filter((key) => !text.includes(`\`${key}\``) && !text.includes(`.${key}\``))).toEqual(
      [],
    );
  });
});
