import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { listOf, reference, wholeBound } from './shapes.ts';

/** Compiled parameters of the rule. Both bounds are inclusive; null is open. */
export interface ChooseBetweenInstance {
  fields: Reference[];
  min: number | null;
  max: number | null;
}

/** Failure of the rule: too few or too many fields; `exact` and `exactMax` where only one number is valid. */
export type ChooseBetweenFailure = Failure<'min' | 'exact' | 'exactMax', 'min'> | Failure<'max', 'max'>;

/** Tests if a field counts: a boolean that is true, or any value of another field. */
const isChosen = (value: unknown): boolean => value !== false && !isEmpty(value);

const judge: Judge<ChooseBetweenInstance, ChooseBetweenFailure> = (_value, { fields, min, max }, site) => {
  const chosen = fields.filter((field) => isChosen(valueAt(field, site))).length;
  if (min !== null && chosen < min) return { variant: min === max ? 'exact' : 'min', params: { min } };
  if (max === null || chosen <= max) return undefined;
  return min === max ? { variant: 'exactMax', params: { min } } : { variant: 'max', params: { max } };
};

/** Rule on the number of the named fields that have a value, or are true where they are boolean (C8-18). */
export const chooseBetween = defineRule({
  judge,
  requiredFamily: ['min', 'exact'],
  variants: {
    min: { plural: 'min' },
    max: { plural: 'max' },
    exact: { plural: 'min' },
    exactMax: { plural: 'min', sameAs: 'exact' },
  },
  among: ({ fields, min }) => (min ? fields : []),
});

const PARAMETERS = { fields: 'field', min: 'bound', max: 'bound' } as const;

type ChooseBetweenReader = RuleReader<typeof PARAMETERS>;

const wholeNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** Removes fields that are named twice. */
function distinctFields(read: ChooseBetweenReader): Reference[] {
  const named = read.restFields('fields');
  return named.filter(({ field }, index) => named.findIndex((other) => other.field === field) === index);
}

function build(read: ChooseBetweenReader): ChooseBetweenInstance {
  const fields = distinctFields(read);
  const min = read.bound('min', wholeNumber, 'a whole number or null');
  const max = read.bound('max', wholeNumber, 'a whole number or null');
  if (min !== null && max !== null && min > max)
    throw read
      .placeOf('min')
      .error('inverted-range', 'min is above max, so every choice fails', 'Swap min and max.');
  if (min !== null && min > fields.length)
    throw read
      .placeOf('min')
      .error(
        'wrong-parameter',
        `min is ${min}, and the rule names ${fields.length === 1 ? '1 field' : `${fields.length} fields`}, so every choice fails`,
        'Lower min, or name more fields.',
      );
  return { fields, min, max };
}

export const chooseBetweenAdapter = defineAdapter(chooseBetween, {
  on: 'any',
  parameters: PARAMETERS,
  rest: 'fields',
  instance: () => ({ fields: listOf(reference), min: wholeBound, max: wholeBound }),
  build,
});
