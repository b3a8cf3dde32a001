import type { FieldType } from '../../schemas/generated/types.ts';
import { WHOLE_LIST } from '../config/wholeList.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { areEqual } from '../values/equality.ts';
import { own } from '../values/own.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { listOf, literal, optional, text } from './shapes.ts';

type Literal = string | number | boolean | null;

/** Compiled parameters of the rule. */
export interface OneOfInstance {
  type: FieldType;
  /** Allowed values, absent for a list that is too long for a form's module. */
  values?: Literal[];
  /** Name of that list. */
  list?: string;
}

/**
 * Returns the values of a list that the form's module does not hold; undefined where the rule is not judged: on a page,
 * which does not have the list, so that the server judges it, and for a list whose file is invalid, while its bundle is
 * checked.
 */
function membersOf(name: string, { lists, audience }: JudgeContext): Literal[] | undefined {
  const list = lists && own(lists, name);
  if (list) return list.values.length > 0 ? list.values.map((entry) => entry.value) : undefined;
  if (audience === 'browser') return undefined;
  throw new Error(`The list ${name} is needed to judge a claim: give the settlement's lists in the context.`);
}

const judge: Judge<OneOfInstance> = (value, { values, list, type }, { context }) => {
  const options = list === undefined ? values : membersOf(list, context);
  const isMember = options?.some((option) => areEqual({ value, type }, { value: option })) ?? true;
  return isMember ? undefined : FAILED;
};

/** Rule that a value equals one of the allowed ones (C8-07); JSON Schema's oneOf is about schemas. */
export const oneOf = defineRule({ judge });

const PARAMETERS = { values: 'literal', list: 'valueList' } as const;

type OneOfReader = RuleReader<typeof PARAMETERS>;

function listed(read: OneOfReader, { lists }: RuleContext): Pick<OneOfInstance, 'values' | 'list'> {
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
  const values = list.values.map((entry) => entry.value);
  // A list that browsers do not get as options is not sent with the rule either; one whose file is invalid has no
  // values.
  return values.length === 0 || values.length > WHOLE_LIST ? { list: name } : { values };
}

function givenValues(read: OneOfReader): Literal[] {
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
  parameters: PARAMETERS,
  rest: 'values',
  instance: () => ({ values: optional(listOf(literal)), list: optional(text), type: text }),
  build: (read, context) => ({
    ...(read.has('list') ? listed(read, context) : { values: givenValues(read) }),
    type: context.field?.type ?? 'string',
  }),
});
