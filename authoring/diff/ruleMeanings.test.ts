import { expect, it } from 'vitest';
import type { CompiledCondition, Reference } from '../../transforms/ground/expressions.ts';
import type { MeaningKind, MeaningOf } from '../../transforms/vocabulary/ruleMeaning.ts';
import type { Effect } from './effect.ts';
import { effectOf } from './ruleEffects.ts';
import { ruleDemand, ruleWords } from './ruleWords.ts';

const bought: Reference = { model: 'claimDetails', field: 'bought', type: 'string' };
const city: Reference = { model: 'claimantInfo', field: 'city', type: 'string' };
const isBought: CompiledCondition = { op: 'equals', left: { ref: bought }, right: { literal: 'yes' } };
const isAway: CompiledCondition = { op: 'empty', left: { ref: city }, empty: true };
const list = { list: 'claimTransactions' } as const;

/** Two rules of a kind, the words of the second and its demand, and the way from the first to it. */
interface Sample<K extends MeaningKind> {
  before: Omit<MeaningOf<K>, 'kind'>;
  after: Omit<MeaningOf<K>, 'kind'>;
  effect: Effect;
  words: string;
  demand?: string;
}

const SAMPLES: { readonly [K in MeaningKind]: Sample<K> } = {
  number: {
    before: { min: '1', max: null },
    after: { min: '1', max: '9' },
    effect: 'stricter',
    words: 'at least 1, at most 9',
  },
  day: {
    before: { min: null, max: null },
    after: { min: 20_200_102, max: null },
    effect: 'stricter',
    words: 'from 01/02/2020',
  },
  past: {
    before: { allowToday: true, isShort: false },
    after: { allowToday: false, isShort: false },
    effect: 'stricter',
    words: 'before today',
  },
  date: {
    before: { formats: ['MM/dd/yyyy'] },
    after: { formats: ['MM/dd/yyyy', 'yyyy'] },
    effect: 'looser',
    words: 'MM/dd/yyyy, yyyy',
  },
  length: {
    before: { min: 3, max: null },
    after: { min: 2, max: null },
    effect: 'looser',
    words: 'at least 2 characters',
  },
  pattern: { before: { pattern: '^a$' }, after: { pattern: '^b$' }, effect: 'changed', words: '^b$' },
  form: {
    before: { format: 'ssn' },
    after: { format: 'phone', countryField: city },
    effect: 'changed',
    words: 'phone of the country in claimantInfo.city',
  },
  characters: { before: {}, after: {}, effect: 'changed', words: '' },
  decimals: { before: { max: 2 }, after: { max: 1 }, effect: 'stricter', words: 'at most 1 decimal' },
  multiple: { before: { of: '5' }, after: { of: '10' }, effect: 'stricter', words: 'a multiple of 10' },
  values: {
    before: { values: ['a'] },
    after: { values: ['a', null] },
    effect: 'looser',
    words: '"a", empty',
  },
  answer: {
    before: {},
    after: { when: isBought },
    effect: 'changed',
    words: 'where claimDetails.bought is "yes"',
    demand: 'must be answered where claimDetails.bought is "yes"',
  },
  noAnswer: {
    before: { when: isBought },
    after: { when: isAway },
    effect: 'changed',
    words: 'where claimantInfo.city is empty',
  },
  assertion: {
    before: { when: isAway },
    after: { when: isBought },
    effect: 'changed',
    words: 'claimDetails.bought is "yes"',
  },
  emptyList: {
    before: { list: { list: 'documentContexts' } },
    after: { list },
    effect: 'changed',
    words: 'claimTransactions',
    demand: 'must be ticked where there is nothing in claimTransactions',
  },
  someOf: {
    before: { fields: [bought, city], min: 1, max: null },
    after: { fields: [bought, city], min: 2, max: null },
    effect: 'stricter',
    words: 'at least 2 of claimDetails.bought, claimantInfo.city',
    demand: 'at least 2 of claimDetails.bought, claimantInfo.city must be answered',
  },
  laterThan: {
    before: { start: bought, inclusive: false },
    after: { start: bought, inclusive: true },
    effect: 'looser',
    words: 'on or after claimDetails.bought',
  },
  sameAs: {
    before: { other: city, loose: true },
    after: { other: city, loose: false },
    effect: 'stricter',
    words: 'claimantInfo.city',
  },
  records: {
    before: { max: { literal: 3 } },
    after: { min: { literal: 1 }, max: { literal: 3 }, where: isBought },
    effect: 'changed',
    words: 'at least 1, at most 3 where claimDetails.bought is "yes"',
    demand: 'at least 1 record is demanded',
  },
  documents: {
    before: { documents: [{ kind: 'receipt', min: { literal: 2 } }] },
    after: { documents: [{ kind: 'receipt', per: 'claimTransactions' }, { kind: 'id' }] },
    effect: 'changed',
    words: 'receipt at least 1 for each of claimTransactions; id at least 1',
    demand: 'documents are demanded: receipt at least 1 for each of claimTransactions; id at least 1',
  },
  amount: {
    before: {},
    after: { where: isBought },
    effect: 'changed',
    words: 'where claimDetails.bought is "yes"',
    demand: 'a transaction with an amount is demanded',
  },
};

const REVERSED: Record<Effect, Effect> = { looser: 'stricter', stricter: 'looser', changed: 'changed' };

it.each(Object.entries(SAMPLES))('C12-04: a rule of the kind %s is worded and compared', (kind, sample) => {
  // Each sample is of the kind that it stands under.
  const [before, after] = [sample.before, sample.after].map(
    (body) => ({ kind, ...body }) as MeaningOf<MeaningKind>,
  );
  if (!before || !after) throw new Error('A sample lacks a side.');
  expect([effectOf(before, after), effectOf(after, before)]).toEqual([
    sample.effect,
    REVERSED[sample.effect],
  ]);
  expect([ruleWords(after), ruleDemand(after)]).toEqual([sample.words, sample.demand]);
});
