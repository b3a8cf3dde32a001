import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NAMED_FORMATS } from '../transforms/values/formats/namedFormats.ts';
import { FORMAT_NAMES } from './agreement/pools.ts';
import { FORMATS } from './oracle/formats.ts';

const manual = readFileSync(join(import.meta.dirname, '../docs/authoring.md'), 'utf8');
const [, chapter = ''] = manual.split(/^#+ (?=format$)/m);

it('C8-08: the oracle, the drawn forms and the manual have every named form', () => {
  const names = Object.keys(NAMED_FORMATS).sort();
  expect(Object.keys(FORMATS).sort(), 'tests/oracle/formats.ts').toEqual(names);
  expect([...FORMAT_NAMES].sort(), 'tests/agreement/pools.ts').toEqual(names);
  expect(
    names.filter((name) => !new RegExp(`\\b${name}\\b`).test(chapter.split(/^#+ /m)[0] ?? '')),
    'docs/authoring.md, chapter format',
  ).toEqual([]);
});
