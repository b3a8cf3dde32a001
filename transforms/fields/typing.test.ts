import { expect, it } from 'vitest';
import type { FieldConfig } from '../config/modelConfig.ts';
import type { FieldHints } from './fieldHints.ts';
import { keptSpace } from './typing.ts';

const field = (rules: FieldConfig['rules'] = [], type: FieldConfig['type'] = 'string') => ({ type, rules });
const ONE_OF = [{ name: 'oneOf', ordinalParams: ['a – b'] }];

it.each<[string, ReturnType<typeof field>, string, FieldHints[], object[], string | undefined]>([
  ['of a PIN', field(), 'credentials.pin', [{ pattern: '^[0-9]{4}$' }], [], 'none'],
  ['of an address', field(), 'credentials.email', [{ format: 'email' }], [], 'none'],
  ['of a name', field(), 'credentials.lastName', [], [], 'single'],
  ['of a telephone number', field(), 'credentials.phone', [{ format: 'usPhone' }], [], 'single'],
  ['of a choice by its rule', field(ONE_OF), 'credentials.way', [], [], undefined],
  ['of a choice by its options', field(), 'credentials.way', [], [{ options: [] }], undefined],
  ['of a choice from a list', field(), 'credentials.state', [], [{ optionsList: 'states' }], undefined],
  ['of a number', field([], 'number'), 'credentials.year', [], [], undefined],
  ['of any other answer', field(), 'claimantInfo.lastName', [], [], undefined],
])('C10-37: white space %s', (_what, { type, rules }, key, hints, places, kept) => {
  expect(keptSpace({ type, ...(rules && { rules }) }, key, hints, places)).toBe(kept);
});
