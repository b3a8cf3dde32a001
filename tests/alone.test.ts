import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALONE, ALONE_IN_NODE } from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');
/** What reaches beyond its file where files share their process. */
const LASTING = /\bvi\.(mock|doMock|resetModules)\(/;

it('tests that replace or reload our own modules, and no others, have a process of their own', () => {
  const files = globSync('{src,widgets,transforms,bundle,authoring,server,cli,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
  });
  const lasting = files.filter((file) => LASTING.test(readFileSync(join(root, file), 'utf8')));
  expect(lasting.filter((file) => file !== 'tests/alone.test.ts').sort()).toEqual(
    [...ALONE, ...ALONE_IN_NODE].sort(),
  );
});
