import { describe, expect, it } from 'vitest';
import { entry, field, inlineFaults, inlineForm, rule } from '../testing/forms.testkit.ts';

const ofKind = (kind: string) => ({ value: { field: 'kind' }, equals: kind });
const FIELDS = [field('kind'), field('ref'), field('amountClaimed', [], 'number')];
const details = entry('claimDetails', [field('kind'), field('most', [], 'number')]);

function formWith(...rules: Record<string, unknown>[]) {
  const written = rules.map((params) => rule('records', undefined, params));
  return inlineForm([details, entry('claimTransactions', FIELDS, { rules: written })]);
}

const rows = (...claimTransactions: object[]) => ({ claimTransactions });

describe('records where a condition holds', () => {
  it('C8-14: bounds count the records for which it holds, asked inside each record', async () => {
    const form = await formWith({ where: ofKind('travel'), min: 1, max: 2 });
    const least = ['claimTransactions records'];
    for (const claim of [{}, rows(), rows({ kind: 'meal' }, {})]) expect(form.failures(claim)).toEqual(least);
    const travel = { kind: 'travel' };
    expect(form.failures(rows(travel, { kind: 'meal' }, { kind: 'meal' }, travel))).toEqual([]);
    expect(form.failures(rows(travel, travel, travel))).toEqual(least);
    // The record's own field, not the one of the same name outside.
    expect(form.failures({ claimDetails: { kind: 'travel' }, ...rows({ kind: 'meal' }) })).toEqual(least);
  });

  it('C8-14: repetition and order concern these records, and are told at their places in the whole list', async () => {
    const form = await formWith({ where: ofKind('travel'), uniqueBy: ['ref'], orderedBy: 'amountClaimed' });
    const travel = (ref: string, amountClaimed: number) => ({ kind: 'travel', ref, amountClaimed });
    expect(
      form.failures(rows(travel('a', 2), { kind: 'meal', ref: 'a', amountClaimed: 1 }, travel('b', 3))),
    ).toEqual([]);
    expect(form.failures(rows(travel('a', 2), { kind: 'meal', ref: 'a' }, travel('a', 1)))).toEqual([
      'claimTransactions.2.ref records',
      'claimTransactions.2.amountClaimed records',
    ]);
  });

  it('C8-14: an error carries the index of its rule', async () => {
    const form = await formWith(
      { where: ofKind('travel'), min: 1 },
      { max: 9 },
      { where: ofKind('meal'), min: 1 },
    );
    expect(form.judge({}).errors.map(({ index }) => index)).toEqual([0, 2]);
  });

  it('C8-14: a condition reads another model by its name', async () => {
    const where = {
      value: { field: 'amountClaimed' },
      greaterThan: { field: 'most', model: 'claimDetails' },
    };
    const form = await formWith({ where, max: 0 });
    const claim = { claimDetails: { most: 5 }, ...rows({ amountClaimed: 5 }) };
    expect(form.failures(claim)).toEqual([]);
    expect(form.failures({ ...claim, ...rows({ amountClaimed: 6 }) })).toEqual(['claimTransactions records']);
  });

  it('C8-14: one transaction among those for which it holds must have an amount', async () => {
    const own = rule('requireOneTransactionToHaveAValue', undefined, { where: ofKind('travel') });
    const form = await inlineForm([
      entry('claimantInfo', [field('own', [own])]),
      entry('claimTransactions', FIELDS),
    ]);
    expect(form.failures(rows({ kind: 'meal', amountClaimed: 1 }, { kind: 'travel' }))).toEqual([
      'claimantInfo.own requireOneTransactionToHaveAValue',
    ]);
    expect(form.failures(rows({ kind: 'travel', amountClaimed: 0 }))).toEqual([]);
  });
});

describe('where beside a validationContext', () => {
  const params = { where: ofKind('travel'), validationContext: 'claimDetails' };

  it('C8-14: a rule with both is a configuration error', () => {
    const list = entry('claimTransactions', FIELDS, { rules: [rule('records', [], { ...params, max: 1 })] });
    expect(inlineFaults([details, list])).toEqual([
      'wrong-context /models/1/rules/0/namedParams/validationContext',
    ]);
    const own = rule('requireOneTransactionToHaveAValue', [], params);
    const faults = inlineFaults([
      details,
      entry('claimTransactions', FIELDS),
      entry('signature', [field('own', [own])]),
    ]);
    expect(faults).toEqual(['wrong-context /models/2/fields/0/rules/0/namedParams/validationContext']);
  });

  it('C8-14: a field that the records lack is a configuration error', () => {
    const where = { value: { field: 'nobody' }, empty: true };
    const list = entry('claimTransactions', FIELDS, { rules: [rule('records', [], { where, max: 1 })] });
    expect(inlineFaults([details, list])).toEqual([
      'unknown-field /models/1/rules/0/namedParams/where/value/field',
    ]);
  });

  it('C8-14 C8-13: names inside the where of a count are not redirected', async () => {
    const condition = { value: { count: 'claimTransactions', where: ofKind('travel') }, atLeast: 1 };
    const own = rule('requiredWhen', [], { condition, validationContext: 'claimDetails' });
    const form = await inlineForm([
      details,
      entry('claimTransactions', FIELDS),
      entry('signature', [field('own', [own])]),
    ]);
    expect(form.failures(rows({ kind: 'travel' }))).toEqual(['signature.own requiredWhen']);
    expect(form.failures({ claimDetails: { kind: 'travel' }, ...rows({ kind: 'meal' }) })).toEqual([]);
  });
});
