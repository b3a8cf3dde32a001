import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '../ground/claim.ts';
import type { PlanField, PlanModel } from '../ground/plan.ts';
import { canonicalClaim, canonicalFields } from './canonicalClaim.ts';

const field = (name: string, type: PlanField['type'], fields?: PlanField[]): PlanField => ({
  name,
  type,
  ...(fields && { fields }),
});
const models: PlanModel[] = [
  {
    name: 'claimDetails',
    kind: 'single',
    fields: [field('mileage', 'number'), field('bought', 'date'), field('zip', 'string')],
  },
  {
    name: 'claimTransactions',
    kind: 'list',
    fields: [field('amount', 'number'), field('items', 'list', [field('price', 'number')])],
  },
];
const FIELDS = canonicalFields({ models });
const never = () => false;
const details = (mileage: unknown, bought: unknown = null) =>
  ({ claimDetails: { mileage, bought, zip: '1,234' } }) as ClaimDocument;

describe('the numbers and dates of a claim, written in one way', () => {
  it('C14-07: are those of its form, in records and their lists too', () => {
    expect(FIELDS).toEqual({
      'claimDetails.mileage': 'number',
      'claimDetails.bought': 'date',
      'claimTransactions.amount': 'number',
      'claimTransactions.items.price': 'number',
    });
  });

  it.each([45000, '45000', '45000.0', '45,000', ' 45000 ', 4.5e4])('C14-07: %j is 45000', (typed) => {
    const { claim, unreadable } = canonicalClaim(details(typed), FIELDS, never);
    expect(claim).toEqual(details('45000'));
    expect(unreadable).toEqual({});
  });

  it.each([
    ['0.10', '0.1'],
    ['-1,234.50', '-1234.5'],
    ['12345678901234567890.05', '12345678901234567890.05'],
    [1e21, '1000000000000000000000'],
    [0, '0'],
  ])('C14-07: %j is %j, and no digit is lost', (typed, written) => {
    expect(canonicalClaim(details(typed), FIELDS, never).claim).toEqual(details(written));
  });

  it('C14-07: a date is yyyy-MM-dd, and what looks like a number elsewhere stays as it is', () => {
    expect(canonicalClaim(details(null, '05/04/2030'), FIELDS, never).claim).toEqual(
      details(null, '2030-05-04'),
    );
  });

  it('C14-07: records and the lists within them are written so as well', () => {
    const claim = { claimTransactions: [{ amount: '1,000.00', items: [{ price: '2.50' }] }] };
    expect(canonicalClaim(claim, FIELDS, never).claim).toEqual({
      claimTransactions: [{ amount: '1000', items: [{ price: '2.5' }] }],
    });
  });

  it.each(['', '  ', null])('C14-07: what is empty (%j) is null and is not missed', (typed) => {
    expect(canonicalClaim(details(typed), FIELDS, never)).toEqual({ claim: details(null), unreadable: {} });
  });

  it('C14-07: what can be read as no number or date is null, and told beside it as it was typed', () => {
    const { claim, unreadable } = canonicalClaim(details('about 45', '02/30/2030'), FIELDS, never);
    expect(claim).toEqual(details(null, null));
    expect(unreadable).toEqual({ 'claimDetails.mileage': 'about 45', 'claimDetails.bought': '02/30/2030' });
  });

  it('C14-07: what is to be kept is not looked at', () => {
    const kept = canonicalClaim(details('hashed:ab'), FIELDS, (value) => value === 'hashed:ab');
    expect(kept).toEqual({ claim: details('hashed:ab'), unreadable: {} });
  });
});
