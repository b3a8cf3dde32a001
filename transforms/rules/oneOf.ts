import { own } from '../values/own.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter, RuleContext } from './types.ts';

type Literal = string | number | boolean | null;

function listValues(read: RuleReader, { lists }: RuleContext): Literal[] {
  const name = read.text('list');
  const list = own(lists, name);
  if (!list)
    throw read
      .placeOf('list')
      .error(
        'unknown-list',
        `The bundle has no list ${name}`,
        `Add lists/${name}.json, or name another list.`,
        { name },
      );
  return list.values.map((entry) => entry.value);
}

function givenValues(read: RuleReader): Literal[] {
  const values = read.rest().map(({ value }) => value);
  if (values.length === 0)
    throw read.place.error(
      'missing-parameter',
      'oneOf needs values or a list',
      'Give the values, or the name of a list.',
    );
  return values;
}

export const oneOf: RuleAdapter = {
  name: 'oneOf',
  on: 'field',
  ordinal: [],
  rest: 'values',
  named: ['list'],
  build: (read, context) => ({
    values: read.has('list') ? listValues(read, context) : givenValues(read),
    type: context.field?.type ?? 'string',
  }),
};
