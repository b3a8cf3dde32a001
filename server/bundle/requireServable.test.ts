import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { TEST_BUNDLE } from '../testing/samples.testkit.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { requireServable } from './requireServable.ts';

const notes = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'cache')).filter((name) => name.startsWith('checked-'));

it('notes a bundle without errors, and checks again whatever of it has changed', async () => {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
  cpSync(TEST_BUNDLE, folder, { recursive: true });
  (await requireServable(readBundle(folder), dataDir))();
  (await requireServable(readBundle(folder), dataDir))();
  expect(notes(dataDir)).toHaveLength(1);
  const file = join(folder, 'settlement.json');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(/"theme": "[^"]+"/, '"theme": "jnd-9-9-none"'));
  await expect(requireServable(readBundle(folder), dataDir)).rejects.toThrow(FindingsError);
  expect(notes(dataDir)).toHaveLength(1);
  writeFileSync(file, right.replace('{', '{ '));
  (await requireServable(readBundle(folder), dataDir))();
  expect(notes(dataDir)).toHaveLength(2);
});
