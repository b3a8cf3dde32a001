import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { hashOfModules } from './hashes.ts';

it.each(['ts', 'js', 'cjs', 'json'])(
  'tells files in .%s apart, in the checkout and in the package',
  (kind) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'inner'));
    const hashed = (text: string): string => {
      writeFileSync(join(folder, 'inner', `module.${kind}`), text);
      return hashOfModules(folder);
    };
    expect(hashed('one')).not.toBe(hashed('two'));
    expect(hashed('one')).toBe(hashed('one'));
  },
);
