import type { Condition, FieldOperand, Operand } from '../../schemas/generated/types.ts';
import type { BundleExample, BundleExamples } from '../config/bundleExample.ts';
import type { ConditionKind, TestOperator } from '../ground/conditionTable.ts';
import type { OperandKind } from '../ground/operandTable.ts';

type ExamplesOf<Name extends string> = { readonly [One in Name]: BundleExamples };

const when = (value: Condition): BundleExample => ({
  file: 'pages/standard/claim-details.json',
  at: '/exits/0/when',
  value,
});

const computed = (value: Operand): BundleExample => ({
  file: 'models.json',
  at: '/models/2/fields/2/computed',
  value,
});

const ofDetails = (field: string): FieldOperand => ({ field, model: 'claimDetails' });
const bought = ofDetails('bought');
const boughtOn = ofDetails('boughtOn');
const total = ofDetails('total');
const claimed: Operand = { sum: 'amountClaimed', of: 'claimTransactions' };

/** Examples of each kind of condition for the guide; a kind without them does not compile. */
export const CONDITION_EXAMPLES: ExamplesOf<Exclude<ConditionKind, 'op'>> = {
  all: [
    when({
      all: [
        { value: bought, equals: 'yes' },
        { value: boughtOn, empty: true },
      ],
    }),
  ],
  any: [
    when({
      any: [
        { value: bought, equals: 'no' },
        { value: boughtOn, empty: true },
      ],
    }),
  ],
  not: [when({ not: { value: bought, equals: 'yes' } })],
};

/** Examples of each operator. */
export const OPERATOR_EXAMPLES: ExamplesOf<TestOperator> = {
  equals: [when({ value: bought, equals: 'no' })],
  notEquals: [when({ value: bought, notEquals: 'yes' })],
  in: [when({ value: bought, in: ['no', null] })],
  matches: [when({ value: { field: 'email', model: 'claimantInfo' }, matches: '@example\\.com$' })],
  empty: [when({ value: boughtOn, empty: true })],
  greaterThan: [when({ value: total, greaterThan: 100 })],
  atLeast: [when({ value: total, atLeast: 100 })],
  lessThan: [when({ value: total, lessThan: 100 })],
  atMost: [when({ value: total, atMost: 100 })],
  before: [when({ value: boughtOn, before: '01/01/2018' })],
  onOrBefore: [when({ value: boughtOn, onOrBefore: '01/01/2018' })],
  after: [when({ value: boughtOn, after: '01/01/2018' })],
  onOrAfter: [when({ value: boughtOn, onOrAfter: '01/01/2018' })],
};

/** Examples of each operand; authors write a reference as `field`. */
export const OPERAND_EXAMPLES: ExamplesOf<Exclude<OperandKind, 'literal' | 'ref'> | 'field'> = {
  field: [when({ value: bought, equals: 'no' })],
  today: [when({ value: boughtOn, after: { today: { years: -18, months: 0, days: 1 } } })],
  count: [
    when({
      value: { count: 'claimTransactions', where: { value: { field: 'amountClaimed' }, greaterThan: 100 } },
      atLeast: 3,
    }),
  ],
  sum: [
    when({
      value: { ...claimed, where: { value: { field: 'store' }, empty: false } },
      greaterThan: 5000,
    }),
  ],
  add: [when({ value: { add: [total, 100] }, greaterThan: 5000 })],
  multiply: [when({ value: { multiply: [total, 0.5] }, greaterThan: 5000 })],
  subtract: [when({ value: { subtract: [total, 25] }, lessThan: 0 })],
  divide: [when({ value: { divide: [total, { count: 'claimTransactions' }] }, greaterThan: 1000 })],
  shift: [when({ value: { shift: boughtOn, years: 4 }, before: { today: {} } })],
  daysBetween: [when({ value: { daysBetween: [boughtOn, { today: {} }] }, lessThan: 30 })],
  round: [computed({ round: { divide: [claimed, 3] }, places: 2 })],
  least: [computed({ least: [claimed, 1500] })],
  greatest: [computed({ greatest: [{ subtract: [claimed, 25] }, 0] })],
  first: [when({ value: { first: [total, 0] }, greaterThan: 5000 })],
  member: [
    when({ value: total, greaterThan: { member: 'paid' } }),
    {
      file: 'models.json',
      at: '/models/-',
      value: {
        metadata: { formType: 'Standard', dtoMapping: 'prepopulatedData' },
        fields: [{ name: 'paid', type: 'number' }],
      },
    },
  ],
  entry: [
    when({
      all: [
        { value: { entry: {} }, equals: 'open' },
        { value: total, greaterThan: 500 },
      ],
    }),
  ],
};
