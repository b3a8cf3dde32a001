import { describe, expect, it } from 'vitest';
import { entry, field, inlineForm, rule } from '../testing/forms.testkit.ts';

describe('computed fields', () => {
  const amount = { field: 'amountClaimed' };
  const total = { sum: 'amountClaimed', of: 'claimTransactions' };
  const computing = [
    entry('claimDetails', [
      field('half', [rule('range', [null, 10])], 'number', { computed: { divide: [{ field: 'total' }, 2] } }),
      field('total', [], 'number', { computed: total }),
      field('big', [], 'string', { computed: { today: {} } }),
      field('note', [
        rule('requiredWhen', [], { condition: { value: { field: 'total' }, greaterThan: 20 } }),
      ]),
    ]),
    entry('claimTransactions', [
      field('amountClaimed', [], 'number'),
      field('twice', [], 'number', { computed: { multiply: [amount, 2] } }),
    ]),
  ];

  it('C8-09: they are recomputed whatever was sent, each after what it reads, and rules see the result', async () => {
    const form = await inlineForm(computing);
    const verdict = form.judge({ claimTransactions: [{ amountClaimed: '20.1' }, { amountClaimed: 0.2 }] });
    expect(verdict.claim.claimDetails).toEqual({
      half: '10.15',
      total: '20.3',
      big: '05/20/2026',
      note: null,
    });
    expect(verdict.claim.claimTransactions).toMatchObject([{ twice: '40.2' }, { twice: '0.4' }]);
    expect(verdict.errors.map(({ path, rule: name }) => `${path} ${name}`)).toEqual([
      'claimDetails.half range',
      'claimDetails.note requiredWhen',
    ]);
  });

  it('C8-09 C3-06: another value that was sent is refused; the same in another spelling, or none, is not', async () => {
    const form = await inlineForm(computing);
    const sent = (value: unknown) =>
      form.messages({ claimDetails: { total: value }, claimTransactions: [{ amountClaimed: 10 }] });
    for (const value of [null, undefined, 10, '10.00']) expect(sent(value)).toEqual([]);
    for (const value of [11, '10.01', 'x'])
      expect(sent(value)).toEqual(['claimDetails.total: The value does not match the calculation']);
  });

  it('C8-09 C3-01: a computed boolean that was not sent is computed; false that was sent is a value', async () => {
    const form = await inlineForm([
      entry('claimantInfo', [
        field('flag', [], 'boolean'),
        field('copy', [], 'boolean', { computed: { field: 'flag' } }),
      ]),
    ]);
    for (const copy of [undefined, null, true]) {
      const verdict = form.judge({ claimantInfo: { flag: true, copy } });
      expect([verdict.errors, verdict.claim.claimantInfo]).toEqual([[], { flag: true, copy: true }]);
    }
    expect(form.failures({ claimantInfo: { flag: true, copy: false } })).toEqual([
      'claimantInfo.copy computed',
    ]);
    expect(form.failures({ claimantInfo: { flag: false, copy: true } })).toEqual([
      'claimantInfo.copy computed',
    ]);
    expect(form.judge({}).claim.claimantInfo).toEqual({ flag: false, copy: false });
  });

  it('C8-09: in a record the row’s own fields are calculated with', async () => {
    const form = await inlineForm(computing);
    expect(
      form.failures({
        claimTransactions: [
          { amountClaimed: 1, twice: 2 },
          { amountClaimed: 1, twice: 3 },
        ],
      }),
    ).toEqual(['claimTransactions.1.twice computed']);
  });
});
