import { describe, expect, it } from 'vitest';
import { claimantForm, faultsOfRule, field, rule } from '../testing/forms.testkit.ts';

const form = await claimantForm(
  field('kind'),
  field('flag', [], 'boolean'),
  field('count', [], 'number'),
  field('ifKind', [rule('requiredIf', ['Kind', 'x'])]),
  field('ifNoKind', [rule('requiredIf', ['kind', null])]),
  field('unlessKind', [rule('requiredIf', ['kind', 'x'], { operator: 'NotEquals' })]),
  field('ifFlag', [rule('requiredIf', ['flag', 'TRUE'])]),
  field('ifCount', [rule('requiredIf', ['count', '1000'])]),
  field('tick', [rule('requiredIf', ['kind', 'x'])], 'boolean'),
);

const TEXT = ['The value is required'];

function demanded(name: string, others: object): string[] {
  return form.textsOf(name, null, others);
}

describe('requiredIf', () => {
  it('C4-07 R5-20: demands a value while the other field equals the parameter, and only then', () => {
    expect(demanded('ifKind', { kind: ' x ' })).toEqual(TEXT);
    for (const kind of ['X', 'y', null]) expect(demanded('ifKind', { kind })).toEqual([]);
    expect(form.textsOf('ifKind', 'given', { kind: 'x' })).toEqual([]);
    expect(form.textsOf('ifKind', '  ', { kind: 'x' })).toEqual(TEXT);
  });

  it('C4-07 R5-20: NotEquals turns the condition round, an empty other field included', () => {
    expect(demanded('unlessKind', { kind: 'x' })).toEqual([]);
    for (const kind of ['y', null, '']) expect(demanded('unlessKind', { kind })).toEqual(TEXT);
  });

  it('C3-06 C4-07: a parameter of null means empty; booleans equal their text and numbers their spelling', () => {
    for (const kind of [null, ' ']) expect(demanded('ifNoKind', { kind })).toEqual(TEXT);
    expect(demanded('ifNoKind', { kind: 'x' })).toEqual([]);
    expect(demanded('ifFlag', { flag: true })).toEqual(TEXT);
    for (const flag of [false, null]) expect(demanded('ifFlag', { flag })).toEqual([]);
    for (const count of ['1,000.00', 1000, '1000']) expect(demanded('ifCount', { count })).toEqual(TEXT);
    expect(demanded('ifCount', { count: '1000.01' })).toEqual([]);
  });

  it('C3-02 C4-07: on a boolean field only true satisfies it', () => {
    expect(form.textsOf('tick', false, { kind: 'x' })).toEqual(TEXT);
    expect(form.textsOf('tick', true, { kind: 'x' })).toEqual([]);
  });

  it('C5-03: a field that is not there, a missing value and an unknown operator are refused', () => {
    const refused: [Parameters<typeof faultsOfRule>[0], string][] = [
      [rule('requiredIf', ['nobody', 'x']), 'unknown-field /ordinalParams/0'],
      [rule('requiredIf', ['other']), 'missing-parameter '],
      [rule('requiredIf', [7, 'x']), 'wrong-parameter /ordinalParams/0'],
      [rule('requiredIf', ['other', 'x'], { operator: 'equals' }), 'wrong-parameter /namedParams/operator'],
      [rule('requiredIf', ['other', 'x', 'y']), 'unknown-parameter /ordinalParams/2'],
    ];
    for (const [written, want] of refused)
      expect([written, faultsOfRule(written)]).toEqual([written, [want]]);
  });
});

describe('nestedRequiredIf', () => {
  const first = { firstProperty: 'Kind', firstOperator: 'Equals', firstValue: 'x' };
  const second = { secondProperty: 'count', secondOperator: 'NotEquals', secondValue: null };

  it('C4-08 R5-19: And needs both conditions, Or one of them, and one condition may stand alone', async () => {
    const nested = await claimantForm(
      field('kind'),
      field('count', [], 'number'),
      field('and', [rule('nestedRequiredIf', [], { ...first, combinator: 'And', ...second })]),
      field('or', [rule('nestedRequiredIf', [], { ...first, combinator: 'Or', ...second })]),
      field('alone', [rule('nestedRequiredIf', [], first)]),
    );
    const table: [object, string[]][] = [
      [{ kind: 'x', count: 1 }, ['and', 'or', 'alone']],
      [{ kind: 'x', count: null }, ['or', 'alone']],
      [{ kind: 'y', count: 0 }, ['or']],
      [{ kind: 'y' }, []],
    ];
    for (const [claimantInfo, want] of table)
      expect(nested.messages({ claimantInfo })).toEqual(
        want.map((name) => `claimantInfo.${name}: The value is required`),
      );
    expect(nested.failures({ claimantInfo: { kind: 'x', count: 1, and: 'a', or: 'b', alone: 'c' } })).toEqual(
      [],
    );
  });

  it('C4-08 R5-19: null as a value means empty on either side', async () => {
    const byNull = await claimantForm(
      field('kind'),
      field('own', [
        rule('nestedRequiredIf', [], { firstProperty: 'kind', firstOperator: 'Equals', firstValue: null }),
      ]),
    );
    expect(byNull.failures({})).toEqual(['claimantInfo.own nestedRequiredIf']);
    expect(byNull.failures({ claimantInfo: { kind: 'a' } })).toEqual([]);
  });

  it('C5-03: groups that are not whole are refused', () => {
    const named = (params: object) => faultsOfRule(rule('nestedRequiredIf', [], { ...params }));
    const one = { firstProperty: 'other', firstOperator: 'Equals', firstValue: 'x' };
    expect(named(one)).toEqual([]);
    expect(named({})).toEqual(['missing-parameter ']);
    expect(named({ ...one, firstProperty: 'nobody' })).toEqual(['unknown-field /namedParams/firstProperty']);
    expect(named({ firstProperty: 'other' })).toEqual(['missing-parameter ']);
    expect(named({ ...one, secondProperty: 'flag', secondValue: true })).toEqual(['missing-parameter ']);
    expect(named({ ...one, secondProperty: 'flag', secondValue: true, combinator: 'Xor' })).toEqual([
      'wrong-parameter /namedParams/combinator',
    ]);
    expect(named({ ...one, firstOperator: 'Is' })).toEqual(['wrong-parameter /namedParams/firstOperator']);
    expect(named({ ...one, firstValue: {} })).toEqual(['wrong-parameter /namedParams/firstValue']);
    expect(named({ ...one, thirdProperty: 'other' })).toEqual([
      'unknown-parameter /namedParams/thirdProperty',
    ]);
  });
});

describe('requiredIfOtherPropertyMatchesRegex', () => {
  it('C4-09 R5-21: demands a value while the other field matches; an empty one matches nothing', async () => {
    const matching = await claimantForm(
      field('kind'),
      field('flag', [], 'boolean'),
      field('own', [rule('requiredIfOtherPropertyMatchesRegex', ['kind', '^\\s*(é|b)?'])]),
      field('byFlag', [rule('requiredIfOtherPropertyMatchesRegex', ['flag', '^false$'])]),
    );
    expect(matching.textsOf('own', '', { kind: 'e\u0301t' })).toEqual(TEXT);
    for (const kind of [null, '', '   ']) expect(matching.textsOf('own', null, { kind })).toEqual([]);
    expect(matching.textsOf('own', 'given', { kind: 'b' })).toEqual([]);
    expect(matching.textsOf('byFlag', null, {})).toEqual(TEXT);
    expect(matching.textsOf('byFlag', null, { flag: true })).toEqual([]);
  });

  it('C5-03: a pattern that does not compile and a field that is not there are refused', () => {
    const faults = (...params: (string | number)[]) =>
      faultsOfRule(rule('requiredIfOtherPropertyMatchesRegex', params));
    expect(faults('other', '(')).toEqual(['invalid-pattern /ordinalParams/1']);
    expect(faults('nobody', 'x')).toEqual(['unknown-field /ordinalParams/0']);
    expect(faults('other')).toEqual(['missing-parameter ']);
    expect(faults('other', 5)).toEqual(['wrong-parameter /ordinalParams/1']);
  });
});
