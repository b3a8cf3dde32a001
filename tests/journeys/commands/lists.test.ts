import { describe, expect, it } from 'vitest';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { openJourneyForm } from '../form.ts';
import { enter, type Model, newModel } from '../model.ts';
import type { Seen } from '../observe.ts';
import { numberOf, recordMeant } from './lists.ts';

const bought = (shop: string, thing: string): ClaimRecord => ({
  ...{ claimTransactionId: shop, shop, price: '12.50', lost: true, pieces: 1 },
  goods: [{ thing, count: '1', broken: false, why: null }],
});

const A = bought('Corner Shop', 'Kettle');
const B = bought('Market', 'Spoon');
const C = bought('Market', 'Cup');

const LIST = 'claimTransactions';

/** Who means to enter A, B and C on the page of their cards, and has entered these. */
function entered(records: readonly ClaimRecord[]): Model {
  const form = openJourneyForm('within:cards', 'standard');
  const now = new Date('2032-06-15T19:00:00Z');
  const model = newModel(form, { [LIST]: [A, B, C] }, () => now, {} as Seen);
  model.page = 'purchases';
  enter(model, { ...model.entered, [LIST]: [...records] });
  return model;
}

/** As the page keeps it: nothing that is calculated, an identity of its own, a mask's way to write a price. */
const kept = (record: ClaimRecord): ClaimRecord => ({
  ...record,
  ...{ claimTransactionId: 'claimTransactions-1', price: '12.5', pieces: null, lost: record.lost ?? null },
});

describe('which entry journeys make next in a list of cards', () => {
  it.each([
    ['the first', [], A],
    ['the next', [A, B], C],
    ['the one that was deleted before others', [B, C], A],
    ['the one between them', [A, C], B],
    ['whatever way the page writes the others', [kept(B), kept(C)], A],
    ['the next behind one that is not as it was meant', [{ ...A, price: '3' }], B],
    ['the only one left, where another is not as it was meant', [{ ...A, price: '3' }, C], B],
    ['the next behind one that was entered twice', [A, A], C],
  ])('%s', (_what, records, wanted) => {
    expect(recordMeant(entered(records), LIST)).toEqual(wanted);
  });

  it('means nothing by one more than all of them', () => {
    expect(recordMeant(entered([C, A, B]), LIST)).toBeNull();
  });

  it('means by an entry that is opened again what it holds', () => {
    const model = entered([C, { ...A, price: '3' }]);
    model.editing.set(LIST, 0);
    expect(recordMeant(model, LIST)).toEqual(C);
    expect(numberOf(model, LIST, 1)).toBe(0);
  });
});
