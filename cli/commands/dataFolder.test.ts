import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleWith, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const data = temporaryFolder();

it.each([
  ['whose database is no database', 'claimwright.db is damaged or no database', 'claimwright.db'],
  ['whose database is a folder', 'cannot be used: claimwright.db: ', 'claimwright.db/'],
  ['whose documents are no folder', 'cannot be used: ENOTDIR: not a directory, mkdir', 'documents'],
  ['whose cache is no folder', 'cannot be used: EEXIST: file already exists, mkdir', 'cache'],
  ['that is no folder', 'cannot be used: ENOTDIR: not a directory, mkdir', ''],
])('C13-06: a data folder %s is one clear line and exit code 2', async (name, line, file) => {
  const dir = join(data, name);
  if (file !== '') mkdirSync(file.endsWith('/') ? join(dir, file) : dir, { recursive: true });
  if (!file.endsWith('/')) writeFileSync(join(dir, file), 'neither a database nor a folder');
  const { code, out, err } = await runCli(['serve', bundleWith(), '--port', '0', '--data', dir]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^claimwright: [^\n]*\n$/);
  expect(err).toContain(dir);
  expect(err).toContain(line);
});

const lines = join(data, 'lines');
writeFileSync(lines, 'claimNumber:credential\nA-1\n');

it.each([
  ['export', ['export'], 'a database that is a folder'],
  ['backup', ['backup', '--out', join(data, 'copy')], 'a database that is a folder'],
  ['import-claims', ['import-claims', lines], 'a database that is a folder'],
  ['import-claimants', ['import-claimants', lines, '--form', 'standard'], 'a database that is a folder'],
  ['import-claims', ['import-claims', lines], 'a file'],
  ['import-claimants', ['import-claimants', lines, '--form', 'standard'], 'a file'],
])('C13-06: %s tells in one line of a data folder that will not do', async (name, words, what) => {
  const dir = join(data, `${name} ${what}`);
  if (what === 'a file') writeFileSync(dir, 'no folder');
  else mkdirSync(join(dir, 'claimwright.db'), { recursive: true });
  writeFileSync(join(what === 'a file' ? data : dir, 'server.key'), 'f'.repeat(64));
  const { code, out, err } = await runCli([...words, '--data', dir]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^claimwright: The data folder [^\n]* cannot be used: [^\n]*\n$/);
  expect(err).toContain(dir);
});
