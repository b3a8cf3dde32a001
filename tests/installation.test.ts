import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkLibraries } from '../server/testing/postgres.testkit.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('C17-11: no package runs a script of its own at installation, and none reports to its makers', () => {
  const { allowScripts, scarfSettings } = read('package.json');
  const packages = Object.entries<{ hasInstallScript?: boolean }>(read('package-lock.json').packages);
  const scripted = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path);
  const refused = Object.fromEntries(scripted.map((path) => [path.split('node_modules/').at(-1), false]));
  expect(Object.keys(refused)).toContain('@scarf/scarf');
  expect(allowScripts).toEqual(refused);
  expect(scarfSettings).toEqual({ enabled: false });
});

it('C17-11: PostgreSQL finds its libraries where no script made their links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-links-'));
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libicuuc.so.60.2'), 'a library');
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(native);
  linkLibraries(native);
  expect(readFileSync(join(native, 'lib/libicuuc.so.60'), 'utf8')).toBe('a library');
  rmSync(folder, { recursive: true });
});
