import { deepEquals } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { createCustomEqual } from './equals.ts';

const circle = (name: string) => {
  const made: Record<string, unknown> = { name };
  made.self = made;
  return made;
};

const PAIRS: [title: string, a: unknown, b: unknown][] = [
  ['equal records', { a: [1, { b: null }] }, { a: [1, { b: null }] }],
  ['another value', { a: 1 }, { a: 2 }],
  ['another key', { a: undefined }, { b: undefined }],
  ['a key more', { a: 1 }, { a: 1, b: undefined }],
  ['an array and a record', [], {}],
  ['null and a record', null, {}],
  ['numbers that are none', Number.NaN, Number.NaN],
  ['two functions', { on: () => 1 }, { on: () => 2 }],
  ['a function and a text', { on: () => 1 }, { on: '' }],
  ['equal circles', circle('a'), circle('a')],
  ['different circles', circle('a'), circle('b')],
];

it.each(PAIRS)('compares %s as the library does that it stands in for', (_title, a, b) => {
  expect(createCustomEqual()(a, b)).toBe(deepEquals(a, b));
});

it('never takes two maps for equal, whose content it does not look at', () => {
  expect(createCustomEqual()(new Map([[1, 1]]), new Map([[1, 1]]))).toBe(false);
});
