import { numberBound } from '../keywords/range.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter } from './types.ts';

function step(read: RuleReader): string {
  const number = numberBound(read.literal('multipleOf'));
  if (number === null || number === '0' || number.startsWith('-'))
    throw read
      .placeOf('multipleOf')
      .error('wrong-parameter', 'multipleOf is not a number above zero', 'Give a number above zero.');
  return number;
}

export const multipleOf: RuleAdapter = {
  name: 'multipleOf',
  on: 'field',
  ordinal: ['multipleOf'],
  named: [],
  build: (read) => ({ multipleOf: step(read) }),
};
