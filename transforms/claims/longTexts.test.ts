import { expect, it } from 'vitest';
import { entry, field, inlineForm, rule } from '../testing/forms.testkit.ts';
import { LONGEST_TEXT } from './longTexts.ts';

const SQUARE = {
  multiply: [
    { field: 'amount', model: 'claimantInfo' },
    { field: 'amount', model: 'claimantInfo' },
  ],
};

const form = await inlineForm([
  entry('claimantInfo', [
    field('free'),
    field('short', [rule('maxLength', [3], {}, { default: 'Too_long' })]),
    field('essay', [rule('maxLength', [LONGEST_TEXT + 5])]),
    field('amount', [rule('range', [1, 2])], 'number'),
    field('born', [rule('preventFutureDate')], 'date'),
    field('hidden', [], 'string', { clientOnly: true }),
    field('again', [rule('sameAs', ['free'])]),
  ]),
  entry('claimTransactions', [field('store'), field('items', [], 'list', { fields: [field('code')] })]),
]);
const calculating = await inlineForm([
  entry('claimantInfo', [field('amount', [], 'number')]),
  entry('claimDetails', [
    field('square', [], 'number', { computed: SQUARE }),
    field('brief', [rule('maxLength', [4], {}, { default: 'Too_long' })], 'number', { computed: SQUARE }),
  ]),
]);
const MOST = 'x'.repeat(LONGEST_TEXT);

it('C13-02: a text is bounded where no rule of its own bounds it, in every place and for every audience', () => {
  const claim = {
    claimantInfo: { free: `${MOST}x`, amount: '9'.repeat(20_000), born: MOST.repeat(2), hidden: `${MOST}x` },
    claimTransactions: [{ store: `${MOST}x`, items: [{ code: MOST }, { code: `${MOST}x` }] }],
  };
  const paths = [
    'claimantInfo.free',
    'claimantInfo.amount',
    'claimantInfo.born',
    'claimantInfo.hidden',
    'claimantInfo.again',
    'claimTransactions.0.store',
    'claimTransactions.0.items.1.code',
  ];
  const { errors } = form.judge(claim, { audience: 'server' });
  const long = errors.filter(({ rule: name }) => name === 'maxLength');
  expect(long.map(({ path }) => path)).toEqual(paths.filter((path) => path !== 'claimantInfo.again'));
  expect(long.map(({ params }) => params.max)).toEqual(long.map(() => LONGEST_TEXT));
  expect(form.messages({ claimantInfo: { free: `${MOST}x`, again: `${MOST}x` } })).toContain(
    'claimantInfo.free: The maximum length allowed is 10000',
  );
});

it('C13-02: what is as long as it may be is taken, a rule that allows more too, and counted in characters', () => {
  expect(form.failures({ claimantInfo: { free: MOST, again: MOST } })).toEqual([]);
  expect(form.failures({ claimantInfo: { essay: `${MOST}xxxxx` } })).toEqual([]);
  expect(form.failures({ claimantInfo: { essay: `${MOST}xxxxxx` } })).toEqual([
    'claimantInfo.essay maxLength',
  ]);
  expect(form.failures({ claimantInfo: { essay: '👍'.repeat(LONGEST_TEXT) } })).toEqual([]);
});

it('C13-05: a pattern that may be slow never sees more than a thousand characters of a field that holds fewer', async () => {
  const pattern = rule('regularExpression', ['^[^@]+@[^@]+\\.[^@]+$']);
  const { plan, failures } = await inlineForm([
    entry('claimantInfo', [field('email', [pattern, rule('maxLength', [60])]), field('free', [pattern])]),
  ]);
  expect(plan.models[0]?.fields.map(({ longest }) => longest)).toEqual([1000, undefined]);
  const both = ['claimantInfo.email regularExpression', 'claimantInfo.email maxLength'];
  expect(failures({ claimantInfo: { email: `a@a${'.'.repeat(996)}@` } })).toEqual(both);
  expect(failures({ claimantInfo: { email: `a@a${'.'.repeat(998)}@` } })).toEqual([
    'claimantInfo.email maxLength',
  ]);
});

it('C13-02: a text that is too long keeps its own rule’s message, is judged by nothing else, and stays what was typed', () => {
  const short = MOST.repeat(3);
  const amount = '9'.repeat(30_000);
  const { errors, claim } = form.judge({ claimantInfo: { short, amount } });
  expect(errors).toEqual([
    { path: 'claimantInfo.short', rule: 'maxLength', params: { max: 3 }, keys: { default: 'Too_long' } },
    { path: 'claimantInfo.amount', rule: 'maxLength', params: { max: LONGEST_TEXT } },
  ]);
  expect(claim.claimantInfo).toMatchObject({ short, amount });
});

it('C13-02, C8-09: a calculated value that is too long says so in words of its own, whatever was sent', () => {
  const said = (amount: string, square: unknown) =>
    calculating
      .messages({ claimantInfo: { amount }, claimDetails: { square } })
      .filter((line) => line.startsWith('claimDetails.square'));
  const [short, long] = ['1'.repeat(LONGEST_TEXT / 2 - 1), '9'.repeat(LONGEST_TEXT / 2 + 1)];
  const [fits, tooLong] = [BigInt(short) ** 2n, BigInt(long) ** 2n].map(String);
  for (const square of [null, tooLong, `${tooLong}0`, '7'])
    expect(said(long, square)).toEqual([
      'claimDetails.square: This is calculated from your other answers, and it is too long: it may have 10000 characters. Check those answers.',
    ]);
  for (const square of [null, fits]) expect(said(short, square)).toEqual([]);
  for (const square of ['7', MOST.repeat(3), '9'.repeat(30_000)])
    expect(said(short, square)).toEqual(['claimDetails.square: The value does not match the calculation']);
});

it('C13-02: a calculated value that its own rule finds too long has that message alone', () => {
  const { errors } = calculating.judge({ claimantInfo: { amount: '9'.repeat(LONGEST_TEXT / 2 + 1) } });
  expect(errors.filter(({ path }) => path === 'claimDetails.brief')).toEqual([
    { path: 'claimDetails.brief', rule: 'maxLength', params: { max: 4 }, keys: { default: 'Too_long' } },
  ]);
});
