import { expect, it } from 'vitest';
import { readGuide, sectionsOf } from '../bundle/testing/markdown.testkit.ts';
import { NAMED_FORMATS, type NamedFormat } from '../transforms/values/formats/namedFormats.ts';
import { FORMAT_NAMES } from './agreement/pools.ts';
import { FORMATS } from './oracle/formats.ts';
import { BETWEEN } from './oracle/rules.ts';

const chapters = sectionsOf(readGuide(), 3);
const chapter = (name: string): string => chapters.find(({ title }) => title === name)?.text ?? '';

/** Names that a chapter of the manual lacks. */
const missingIn = (title: string, names: readonly string[]): string[] =>
  names.filter((name) => !new RegExp(`\\b${name}\\b`).test(chapter(title)));

const namesWhere = (is: (format: NamedFormat) => boolean): string[] =>
  Object.entries(NAMED_FORMATS)
    .flatMap(([name, format]) => (is(format) ? [name] : []))
    .sort();

it('C8-08: the oracle, the drawn forms and the manual have every named form', () => {
  const names = Object.keys(NAMED_FORMATS).sort();
  expect(Object.keys(FORMATS).sort(), 'tests/oracle/formats.ts').toEqual(names);
  expect([...FORMAT_NAMES].sort(), 'tests/agreement/pools.ts').toEqual(names);
  expect(missingIn('format', names), 'docs/authoring/rules.md, chapter format').toEqual([]);
});

it('C10-28: the oracle leaves out the characters between those of a value where the product does', () => {
  const separated = namesWhere(({ separators }) => separators !== '');
  expect(Object.keys(BETWEEN).sort(), 'tests/oracle/rules.ts').toEqual(separated);
});

it('the manual names every secret form where it says what receipts print', () => {
  const secret = namesWhere(({ isSecret }) => isSecret);
  expect(missingIn('receipt', secret), 'docs/authoring/constructs.md, chapter receipt').toEqual([]);
});
