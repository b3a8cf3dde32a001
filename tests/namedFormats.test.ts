import { expect, it } from 'vitest';
import { readGuide, sectionsOf } from '../bundle/testing/markdown.testkit.ts';
import { NAMED_FORMATS, type NamedFormat } from '../transforms/values/formats/namedFormats.ts';
import { FORMAT_NAMES } from './agreement/pools.ts';
import { FORMATS } from './oracle/formats.ts';
import { BETWEEN } from './oracle/rules.ts';

const namesWhere = (is: (format: NamedFormat) => boolean): string[] =>
  Object.entries(NAMED_FORMATS)
    .flatMap(([name, format]) => (is(format) ? [name] : []))
    .sort();

it('C8-08: the oracle and the drawn forms have every named form', () => {
  const names = Object.keys(NAMED_FORMATS).sort();
  expect(Object.keys(FORMATS).sort(), 'tests/oracle/formats.ts').toEqual(names);
  expect([...FORMAT_NAMES].sort(), 'tests/agreement/pools.ts').toEqual(names);
});

it('C10-28: the oracle leaves out the characters between those of a value where the product does', () => {
  const separated = namesWhere(({ separators }) => separators !== '');
  expect(Object.keys(BETWEEN).sort(), 'tests/oracle/rules.ts').toEqual(separated);
});

it('the guide names every secret form where it says what receipts print', () => {
  const receipt = sectionsOf(readGuide(), 3).find(({ title }) => title === 'receipt')?.text ?? '';
  const secret = namesWhere(({ isSecret }) => isSecret);
  expect(secret.filter((name) => !new RegExp(`\\b${name}\\b`).test(receipt))).toEqual([]);
});
