import { describe, expect, it } from 'vitest';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { fault, models, OWN, worth } from './conditions.testkit.ts';
import type { NameScope } from './names.ts';

const transactionRow = { fields: models[2]?.fields ?? [], list: 'claimTransactions' as const };
const itemRow = { fields: transactionRow.fields[2]?.fields ?? [] };
const ROW: NameScope = { models, rows: [transactionRow] };
const ITEM: NameScope = { models, rows: [itemRow, transactionRow] };

describe('names', () => {
  const claim: ClaimDocument = {
    claimantInfo: { shared: 'own' },
    claimDetails: { shared: 'details' },
    claimTransactions: [
      { cost: 3, items: [{ cost: 1 }, { cost: 2 }] },
      { cost: 9, items: [] },
    ],
  };
  const transaction: ClaimRecord = { shared: 'row', cost: 3, items: [{ cost: 1 }, { cost: 2 }] };
  const item: ClaimRecord = { code: 'c', cost: 1 };

  it('C8-13 C4-19: a name is sought in the innermost record, then around it, then in the own model', () => {
    expect(worth({ field: 'shared' }, claim)).toBe('own');
    expect(worth({ field: 'Shared', model: 'ClaimDetails' }, claim)).toBe('details');
    expect(worth({ field: 'shared' }, claim, ROW, [transaction])).toBe('row');
    expect(worth({ field: 'cost' }, claim, ITEM, [item, transaction])).toBe(1);
    expect(worth({ field: 'shared' }, claim, ITEM, [item, transaction])).toBe('row');
    expect(worth({ field: 'cost', model: 'claimTransactions' }, claim, ITEM, [item, transaction])).toBe(3);
  });

  it('C8-13: count and sum may name a list of the own record', () => {
    expect(worth({ count: 'items' }, claim, ROW, [transaction])).toBe(2);
    expect(worth({ sum: 'cost', of: 'items' }, claim, ROW, [transaction])).toBe('3');
    const where = { value: { field: 'cost' }, lessThan: { field: 'cost', model: 'claimTransactions' } };
    expect(worth({ count: 'items', where }, claim, ROW, [transaction])).toBe(2);
  });

  it('C8-13 C4-18: a redirect moves only fields without a model', () => {
    const scope: NameScope = { ...OWN, redirect: 'claimDetails' };
    expect(worth({ field: 'shared' }, claim, scope)).toBe('details');
    expect(worth({ field: 'shared', model: 'claimantInfo' }, claim, scope)).toBe('own');
  });

  it('C8-13 C8-02 R8-16: names that lead nowhere are configuration errors at their place', () => {
    const test = (value: unknown) => ({ value, equals: 1 });
    expect(fault(test({ field: 'nobody' }))).toBe('unknown-field /value/field');
    expect(fault(test({ field: 'name', model: 'nothing' }))).toBe('unknown-model /value/model');
    expect(fault(test({ field: 'name', model: 'signature' }))).toBe('unknown-model /value/model');
    expect(fault(test({ field: 'shared', model: 'claimTransactions' }))).toBe('wrong-context /value/model');
    expect(fault(test({ field: 'shared', model: 'claimTransactions' }), ROW)).toBe('');
    expect(fault(test({ field: 'nobody', model: 'claimDetails' }))).toBe('unknown-field /value/field');
    expect(fault(test({ count: 'claimDetails' }))).toBe('wrong-context /value/count');
    expect(fault(test({ count: 'documentContexts' }))).toBe('unknown-model /value/count');
    expect(fault(test({ sum: 'nobody', of: 'claimTransactions' }))).toBe('unknown-field /value/sum');
    expect(fault(test({ field: 'name' }), ROW)).toBe('unknown-field /value/field');
  });
});
