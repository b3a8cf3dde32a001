import { describe, expect, it } from 'vitest';
import {
  claimantForm,
  entry,
  faultsOfRule,
  field,
  inlineFaults,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';

describe('requireOnePropertyValTrue', () => {
  it('C4-13 R5-24: fails while none of the named boolean fields is true', async () => {
    const form = await claimantForm(
      field('own', [rule('requireOnePropertyValTrue', ['First', 'second'])]),
      field('first', [], 'boolean'),
      field('second', [], 'boolean'),
      field('third', [], 'boolean'),
    );
    const text = ['At least one option is required.'];
    for (const others of [{}, { first: false, second: null }, { third: true }])
      expect(form.textsOf('own', 'given', others)).toEqual(text);
    for (const others of [{ first: true }, { second: true }, { first: true, second: true }])
      expect(form.textsOf('own', null, others)).toEqual([]);
  });
});

describe('requireOnePropertyToHaveAValue', () => {
  it('C4-14 R5-25 C2-03: fails while all named fields are empty, in PascalCase too', async () => {
    const form = await claimantForm(
      field('own', [rule('RequireOnePropertyToHaveAValue', ['first', 'Second'])]),
      field('first'),
      field('second', [], 'number'),
    );
    expect(form.failures({})).toEqual(['claimantInfo.own requireOnePropertyToHaveAValue']);
    for (const others of [{}, { first: '  ' }, { second: '' }])
      expect(form.textsOf('own', 'given', others)).toEqual(['At least one field must have a value.']);
    for (const others of [{ first: 'a' }, { second: 0 }])
      expect(form.textsOf('own', null, others)).toEqual([]);
  });
});

describe('requireOneTransactionToHaveAValue', () => {
  const own = entry('claimantInfo', [field('own', [rule('requireOneTransactionToHaveAValue')])]);

  it('C4-15 R5-26 R3-16: fails until one transaction has an amount', async () => {
    const form = await inlineForm([own, entry('claimTransactions', [field('amountClaimed', [], 'number')])]);
    const text = ['claimantInfo.own: At least one transaction must have an amount.'];
    for (const claimTransactions of [null, [], [{}], [{ amountClaimed: ' ' }, { amountClaimed: null }]])
      expect(form.messages({ claimTransactions })).toEqual(text);
    for (const amountClaimed of [0, '0', '12.50'])
      expect(form.failures({ claimTransactions: [{}, { amountClaimed }] })).toEqual([]);
  });

  it('C5-03: a form without transactions, or whose transactions have no amount, is refused', () => {
    expect(inlineFaults([own])).toEqual(['unknown-model /models/0/fields/0/rules/0']);
    expect(inlineFaults([own, entry('claimTransactions', [field('sum')])])).toEqual([
      'unknown-field /models/0/fields/0/rules/0',
    ]);
  });
});

describe('confirmNoneIfEmpty', () => {
  it('C4-17 R5-30: no saved record has to be confirmed by ticking the field', async () => {
    const form = await inlineForm([
      entry('claimantInfo', [field('none', [rule('confirmNoneIfEmpty', ['ClaimTransactions'])], 'boolean')]),
      entry('claimTransactions', [field('amountClaimed')]),
    ]);
    const none = (value: unknown, claimTransactions: unknown) =>
      form.messages({ claimantInfo: { none: value }, claimTransactions });
    for (const value of [false, null])
      for (const records of [[], null])
        expect(none(value, records)).toEqual(['claimantInfo.none: Confirm that you have none to report']);
    expect(none(true, [])).toEqual([]);
    expect(none(false, [{ amountClaimed: null }])).toEqual([]);
  });

  it('C5-03: it stands on a boolean field and names a list model of the form', () => {
    const list = [entry('claimTransactions', [field('amountClaimed')])];
    const faults = (params: string[], type: 'boolean' | 'string' = 'boolean') =>
      faultsOfRule(rule('confirmNoneIfEmpty', params), type, list);
    expect(faults(['claimTransactions'])).toEqual([]);
    expect(faults(['claimTransactions'], 'string')).toEqual(['misplaced-rule ']);
    expect(faults(['documentContexts'])).toEqual(['unknown-model /ordinalParams/0']);
    expect(faults(['claimantInfo'])).toEqual(['wrong-context /ordinalParams/0']);
    expect(faults(['nothing'])).toEqual(['unknown-model /ordinalParams/0']);
    expect(faults([])).toEqual(['missing-parameter ']);
  });
});

describe('parameters', () => {
  it('C5-03: names of fields are needed, and each must be there', () => {
    for (const name of ['requireOnePropertyValTrue', 'requireOnePropertyToHaveAValue']) {
      expect(faultsOfRule(rule(name, []))).toEqual(['missing-parameter ']);
      expect(faultsOfRule(rule(name))).toEqual(['missing-parameter ']);
      expect(faultsOfRule(rule(name, ['flag', 'nobody']))).toEqual(['unknown-field /ordinalParams/1']);
      expect(faultsOfRule(rule(name, ['flag', 3]))).toEqual(['wrong-parameter /ordinalParams/1']);
      expect(faultsOfRule(rule(name, ['flag'], { min: 1 }))).toEqual(['unknown-parameter /namedParams/min']);
    }
    expect(faultsOfRule(rule('requireOneTransactionToHaveAValue', ['x']))).toEqual([
      'unknown-parameter /ordinalParams/0',
    ]);
  });
});
