import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { hashOfModules, searchVersion } from './hashes.ts';

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

it('C12-12: any change of what searches, of the checks or of the libraries is another tool', () => {
  const tool = (changed?: string): string => {
    const root = temporaryFolder();
    for (const path of [
      'bundle/a.ts',
      'transforms/a.js',
      'schemas/a.json',
      'authoring/a.ts',
      'package.json',
    ]) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), path === changed ? '2' : '1');
    }
    return searchVersion(root);
  };
  const paths = [
    undefined,
    'bundle/a.ts',
    'transforms/a.js',
    'schemas/a.json',
    'authoring/a.ts',
    'package.json',
  ];
  expect(new Set(paths.map(tool)).size).toBe(paths.length);
  expect(tool()).toBe(tool());
  expect(tool()).toContain(process.version);
});
