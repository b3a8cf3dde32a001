import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, INFO, words } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const MODELS = 'models.json';
type Value = Record<string, unknown>;
const test = (value: unknown, operator: string, other: unknown) => ({ value, [operator]: other });
const bought = { field: 'bought', model: 'claimDetails' };
const boughtOn = { field: 'boughtOn', model: 'claimDetails' };
const total = { field: 'total', model: 'claimDetails' };
const rows = { count: 'claimTransactions' };
const exit = (when: unknown) => change(DETAILS, '/exits/0/when', when);
/** A field more of claimDetails, and its place beside the others. */
const field = (name: string, type: string, rules: unknown[], placed: Value = {}): Change[] => [
  change(MODELS, '/models/2/fields/-', { name, type, rules }),
  change(DETAILS, '/blocks/0/fields/-', { name, label: 'Field_Bought', ...placed }),
];
const judged = (name: string, condition: unknown) => ({
  name,
  namedParams: { condition },
  errorMessageKeys: { default: 'Field_Total' },
});

describe('C12-10: what a condition compares', () => {
  it.each<[string, unknown]>([
    ['a date as a number', test(boughtOn, 'greaterThan', 2020)],
    ['a number as a day', test(total, 'before', '01/01/2020')],
    ['a number with a word', test(total, 'atMost', 'much')],
    ['a day with a year', test(boughtOn, 'onOrAfter', '2020')],
    ['a date with a word', test(boughtOn, 'equals', 'yesterday')],
    ['a number with one of several words', test(total, 'in', [1, 'two'])],
    ['the days between two numbers', test({ daysBetween: [total, '01/01/2020'] }, 'atLeast', 5)],
  ])('C12-10: %s is of the wrong type', async (_what, when) => {
    expect(await codes(exit(when))).toEqual(['wrong-operand']);
  });

  it.each<[unknown, unknown, string]>([
    [total, { greaterThan: '$1,000' }, 'Write the number alone: 1000.'],
    [total, { atMost: 'much' }, 'Name a number field, or write a number.'],
    [total, { atMost: '01/31/2020' }, 'Compare days with before, onOrBefore, after or onOrAfter.'],
    [boughtOn, { greaterThan: 2020 }, 'Compare days with before, onOrBefore, after or onOrAfter.'],
    [boughtOn, { before: 'May' }, 'Name a date field, or write a day.'],
    [total, { before: '01/01/2020' }, 'Compare numbers with greaterThan, atLeast, lessThan or atMost.'],
  ])('C12-10: the mend of %j, compared so: %j, fits what is wrong', async (value, compared, mend) => {
    const [said = ''] = await words(exit({ value, ...(compared as object) }));
    expect(said).toContain(mend);
  });

  it('C12-10: a boolean is compared with a text, and a date is added up', async () => {
    const isAgent = field('isAgent', 'boolean', []);
    const when = (literal: unknown) =>
      exit(test({ field: 'isAgent', model: 'claimDetails' }, 'equals', literal));
    expect(await codes(...isAgent, when('no'))).toEqual(['wrong-operand']);
    expect(await codes(...isAgent, when('true'))).toEqual([]);
    const sum = change(MODELS, '/models/2/fields/2/computed', { sum: 'day', of: 'claimTransactions' });
    const day = change(MODELS, '/models/3/fields/-', {
      name: 'day',
      type: 'date',
      rules: [{ name: 'validDate' }],
    });
    expect(await codes(day, sum)).toEqual(['wrong-operand']);
  });

  it('C12-10: a text is added or put in order, unless a rule holds it to numbers', async () => {
    const sum = change(MODELS, '/models/2/fields/2/computed', { sum: 'store', of: 'claimTransactions' });
    expect(await codes(sum)).toEqual(['text-as-number']);
    const held = change(MODELS, '/models/3/fields/0/rules/-', { name: 'precision', ordinalParams: [2] });
    expect(await codes(sum, held)).toEqual([]);
    expect(await codes(exit(test(bought, 'greaterThan', 5)))).toEqual(['text-as-number']);
  });

  it.each<[string, Value]>([
    ['rounded', { round: { field: 'store' }, places: 0 }],
    ['the least of several', { least: [{ field: 'store' }, { field: 'amountClaimed' }] }],
    ['the greatest of several', { greatest: [{ field: 'amountClaimed' }, { field: 'store' }] }],
    ['divided', { divide: [{ field: 'store' }, 2] }],
    ['counted from', { daysBetween: [{ field: 'store' }, { today: {} }] }],
    ['shifted', { daysBetween: [{ shift: { field: 'store' }, days: 1 }, { today: {} }] }],
  ])('C12-10: a text that may be any is %s', async (_how, computed) => {
    const numeral = { name: 'numeral', type: 'number', computed };
    expect(await codes(change(MODELS, '/models/3/fields/-', numeral))).toEqual(['text-as-number']);
  });

  it('C12-10: a text is put in order as a day, and a rule that holds it to days is enough', async () => {
    const early = exit(test({ field: 'opened', model: 'claimDetails' }, 'before', '01/01/2020'));
    const opened = (rules: unknown[]) => field('opened', 'string', rules);
    expect(await codes(...opened([]), early)).toEqual(['text-as-number']);
    expect(await codes(...opened([{ name: 'validDate' }]), early)).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ['a condition', exit(test(bought, 'equals', 'No')), 'Did you mean "no"?'],
    ['a list of values', exit(test(bought, 'in', ['no', 'never'])), 'It is one of: yes, no.'],
    [
      'requiredIf',
      change(MODELS, '/models/2/fields/1/rules/0/ordinalParams/1', 'Yes'),
      'Did you mean "yes"?',
    ],
    [
      'nestedRequiredIf',
      change(MODELS, '/models/2/fields/1/rules/0', {
        name: 'nestedRequiredIf',
        namedParams: {
          firstProperty: 'bought',
          firstValue: 'yes',
          combinator: 'Or',
          secondProperty: 'bought',
          secondValue: 'Yes',
        },
      }),
      'Did you mean "yes"?',
    ],
    ['the way in', exit(test({ entry: {} }, 'equals', 'classlist')), 'Did you mean "classList"?'],
  ])('C12-10: %s compares with what its field never is', async (_what, changed, hint) => {
    expect(await codes(changed)).toEqual(['unmet-literal']);
    expect(String(await words(changed))).toContain(hint);
  });

  it('C12-10: options without a oneOf are the values of a field, but for one that a class list fills', async () => {
    const options = [{ value: 'north', label: 'Option_Yes' }];
    const asked = exit(test({ field: 'region', model: 'claimDetails' }, 'equals', 'North'));
    const region = (more: Value) => field('region', 'string', [], { component: 'select', options, ...more });
    expect(await codes(...region({}), asked)).toEqual(['unmet-literal']);
    expect(await codes(...region({ defaultValue: 'North' }), asked)).not.toContain('unmet-literal');
    expect(await codes(...region({ prepopulatedDataKey: 'region' }), asked)).not.toContain('unmet-literal');
  });
});

describe('C12-10: conditions that no answer decides', () => {
  it.each<[string, unknown]>([
    ['two values at once', { all: [test(bought, 'equals', 'no'), test(bought, 'equals', 'yes')] }],
    ['one or the other', { any: [test(bought, 'equals', 'no'), { not: test(bought, 'equals', 'no') }] }],
    ['fewer than no records', test(rows, 'lessThan', 0)],
    ['no records or more', test(rows, 'atLeast', 0)],
    ['a day that its range excludes', test(boughtOn, 'after', '12/31/2020')],
    [
      'a number between two that leave nothing',
      { all: [test(total, 'greaterThan', 5), test(total, 'lessThan', 5)] },
    ],
    ['a literal with itself', test('a', 'equals', 'a')],
    ['a way in that the form does not have', test({ entry: {} }, 'equals', 'classList')],
    [
      'a part of it',
      { any: [test(bought, 'equals', 'no'), { all: [test(rows, 'equals', 1), test(rows, 'equals', 2)] }] },
    ],
  ])('C12-10: %s', async (_what, when) => {
    expect(await codes(exit(when))).toEqual(['constant-condition']);
  });

  it.each<[string, unknown]>([
    ['either value', { any: [test(bought, 'equals', 'no'), test(bought, 'equals', 'yes')] }],
    ['a pattern', { all: [test(bought, 'matches', '^n'), test(bought, 'notEquals', 'yes')] }],
    ['a number between two', { all: [test(total, 'greaterThan', 5), test(total, 'lessThan', 6)] }],
    ['the day', test(boughtOn, 'after', { today: { years: -9 } })],
    ['two fields', test(boughtOn, 'equals', boughtOn)],
  ])('C12-10: %s may hold or not', async (_what, when) => {
    expect(await codes(exit(when))).toEqual([]);
  });

  it.each<[string, Change[]]>([
    [
      'two conditions of a block',
      [change(DETAILS, '/blocks/1/dependencies/-', { when: test(bought, 'equals', 'no') })],
    ],
    [
      'a block and a field on it',
      [change(DETAILS, '/blocks/2/fields/0/dependencies', [{ when: test(bought, 'notEquals', 'yes') }])],
    ],
    ['a page and a block', [change(DETAILS, '/skipWhen', test(bought, 'equals', 'yes'))]],
  ])('C12-10: %s that never hold together are told once for each', async (_what, changes) => {
    const found = new Set(await codes(...changes));
    found.delete('later-page');
    found.delete('dependency-cycle');
    expect([...found]).toEqual(['constant-condition']);
  });

  it('C12-10: a page that is always skipped is told once, with what it means', async () => {
    const skipped = change(INFO, '/skipWhen', test(rows, 'atLeast', 0));
    expect(await codes(skipped)).toEqual(['constant-condition']);
    expect(String(await words(skipped))).toContain(
      'the page is always skipped, and nothing on it is asked for',
    );
  });

  it.each<[string, string, Value]>([
    ['requireOneTransactionToHaveAValue', '/models/2/fields/0/rules/-', {}],
    ['records', '/models/3/rules', { min: 1 }],
  ])('C12-10: the records of %s are those for which a condition holds', async (name, at, more) => {
    const amount = { field: 'amountClaimed' };
    const where = { all: [test(amount, 'greaterThan', 5), test(amount, 'lessThan', 5)] };
    const rule = { name, namedParams: { ...more, where } };
    expect(await codes(change(MODELS, at, at.endsWith('-') ? rule : [rule]))).toEqual(['constant-condition']);
  });

  it.each<[string, unknown[]]>([
    [
      'of itself',
      [
        { name: 'precision', ordinalParams: [2] },
        judged('assert', {
          all: [test({ field: 'extra' }, 'greaterThan', 10), test({ field: 'extra' }, 'lessThan', 5)],
        }),
      ],
    ],
    [
      'beside its range',
      [
        { name: 'range', ordinalParams: [1, 5] },
        judged('assert', test({ field: 'extra' }, 'greaterThan', 10)),
      ],
    ],
  ])('C12-10: an assert that is never true %s', async (_what, rules) => {
    expect(await codes(...field('extra', 'number', rules))).toEqual(['impossible-assert']);
  });

  it.each<[string, Change]>([
    ['the page is skipped', change(INFO, '/skipWhen', test(bought, 'equals', 'no'))],
    [
      'a field is shown',
      change(INFO, '/blocks/1/fields/1/dependencies', [{ when: test(bought, 'equals', 'no') }]),
    ],
    ['a block is shown', change(INFO, '/blocks/1/dependencies', [{ when: test(rows, 'atLeast', 2) }])],
    [
      'an exit is taken',
      change(INFO, '/exits', [{ when: test(bought, 'equals', 'no'), to: 'not-eligible' }]),
    ],
  ])('C12-10: whether %s is decided by an answer of a later page', async (_what, changed) => {
    expect(await codes(changed)).toEqual(['later-page']);
  });

  it('C12-10: an answer with a default is there before its page', async () => {
    const skipped = change(INFO, '/skipWhen', test(bought, 'equals', 'no'));
    const folder = bundleWith([skipped, change(DETAILS, '/blocks/0/fields/0/defaultValue', 'yes')]);
    expect(await validateBundle(folder)).toEqual([]);
  });
});
