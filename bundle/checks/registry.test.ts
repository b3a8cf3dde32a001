import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { CHECKS } from './registry.ts';

const files = readdirSync(import.meta.dirname).filter((file) => !/registry\.ts$|\.test\.ts$/.test(file));

describe('the registry of checks', () => {
  it.each(files)('runs every check that %s has', async (file) => {
    const exported: object = await import(join(import.meta.dirname, file));
    const defined = Object.entries(exported).filter(
      ([, value]) => isContainer(value) && 'code' in value && 'run' in value,
    );
    const registered = new Set<unknown>(CHECKS);
    expect(defined.filter(([, check]) => !registered.has(check)).map(([name]) => name)).toEqual([]);
  });
});
