import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_BUNDLE } from '../../server/testing/samples.testkit.ts';
import { classListOf } from './visits.ts';

/** Members of the class list that a measurement files for. */
export const MEMBERS = 200;

/** The test bundle with a class list of so many members, and documents of any size. */
export function writeBenchBundle(folder: string, members: number): string {
  const dir = join(folder, 'bundle');
  cpSync(TEST_BUNDLE, dir, { recursive: true });
  writeFileSync(join(dir, 'claimants', 'standard.csv'), classListOf(members));
  const settlement = join(dir, 'settlement.json');
  const text = readFileSync(settlement, 'utf8');
  writeFileSync(settlement, text.replace('"maxBytes": 2000', '"maxBytes": 20000000'));
  return dir;
}
