import type { FieldType } from '../../schemas/generated/types.ts';
import { areEqual } from '../values/equality.ts';
import { own } from '../values/own.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { listOf, literal, text } from './shapes.ts';

type Literal = string | number | boolean | null;

export interface OneOfInstance {
  values: Literal[];
  type: FieldType;
}

const judge: Judge<OneOfInstance> = (value, { values, type }) =>
  values.some((option) => areEqual({ value, type }, { value: option })) ? undefined : FAILED;

/** Equal to one of the values (C8-07); JSON Schema's oneOf is about schemas. */
export const oneOf = defineRule({ judge });

function listValues(read: RuleReader<'list'>, { lists }: RuleContext): Literal[] {
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

function givenValues(read: RuleReader<'list'>): Literal[] {
  const values = read.rest().map(({ value }) => value);
  if (values.length === 0)
    throw read.place.error(
      'missing-parameter',
      'oneOf needs values or a list',
      'Give the values, or the name of a list.',
    );
  return values;
}

export const oneOfAdapter = defineAdapter(oneOf, {
  on: 'field',
  rest: 'values',
  named: ['list'],
  instance: () => ({ values: listOf(literal), type: text }),
  build: (read, context) => ({
    values: read.has('list') ? listValues(read, context) : givenValues(read),
    type: context.field?.type ?? 'string',
  }),
});
