import { describe, expect, it } from 'vitest';
import type { TestForm } from '../testing/forms.testkit.ts';
import { claimantForm, faultsOfRule, field, rule } from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

const form: TestForm = await claimantForm(
  field('age', [rule('range', [18, 65])], 'number'),
  field('least', [rule('range', [0.1, null])], 'number'),
  field('most', [rule('range', [null, '1,000'])], 'number'),
  field('any', [rule('range', [null, null])], 'number'),
  field('day', [rule('range', ['2020-01-31', '02/29/2024'], { type: 'date' })], 'date'),
  field('since', [rule('range', ['01/01/2000'], { type: 'date' })], 'date'),
  field('until', [rule('range', [null, '01/01/2000'], { type: 'date' })], 'date'),
  field('someDay', [rule('range', [], { type: 'date' })], 'date'),
  field('custom', [rule('range', [1, 2], {}, { number: 'Own_Number', date: 'Own_Date', default: 'Own' })]),
);

const BETWEEN = ['The value must be between 18 and 65'];
const DAYS = ['The value must be between 01/31/2020 and 02/29/2024'];

describe('range', () => {
  it('C4-03 R5-15: numbers pass on both bounds and between, and fail outside with both bounds in the text', () => {
    for (const value of [
      18,
      65,
      '18',
      '65.0',
      ' 40 ',
      '1,8',
      '17.999999999999999999',
      '65.01',
      17,
      66,
      -40,
    ]) {
      const fits = [18, 65, '18', '65.0', ' 40 '].includes(value);
      const unread = value === '1,8' ? ['Enter a number'] : [];
      expect([value, form.textsOf('age', value)]).toEqual([value, fits ? [] : [...unread, ...BETWEEN]]);
    }
  });

  it('C4-03 C3-05: what cannot be read as a number fails, whatever the bounds', () => {
    for (const value of ['abc', '1e3', '12,34', '.', '+20', '0x20', '20.'])
      expect([value, form.textsOf('age', value)]).toEqual([value, ['Enter a number', ...BETWEEN]]);
    expect(form.textsOf('any', 'abc')).toEqual(['Enter a number', 'The value is invalid']);
    expect(form.textsOf('any', '-12')).toEqual([]);
  });

  it('C4-03: with one bound open the text names the other, in plain digits', () => {
    expect(form.textsOf('least', '0.1')).toEqual([]);
    expect(form.textsOf('least', '0.09')).toEqual(['The value must be at least 0.1']);
    expect(form.textsOf('most', '1,000.00')).toEqual([]);
    expect(form.textsOf('most', '1,000.01')).toEqual(['The value must be at most 1000']);
  });

  it('C4-03 R5-15 C3-04: days pass on both bounds, bounds may be written either way and are shown as MM/dd/yyyy', () => {
    for (const value of ['01/31/2020', '02/29/2024', '06/01/2022'])
      expect([value, form.textsOf('day', value)]).toEqual([value, []]);
    for (const value of ['01/30/2020', '03/01/2024', '02/30/2022', '1/31/2020', '2022-01-01', 'soon'])
      expect([value, form.textsOf('day', value)]).toEqual([value, DAYS]);
    expect(form.textsOf('since', '12/31/1999')).toEqual(['The value must be at least 01/01/2000']);
    expect(form.textsOf('until', '01/02/2000')).toEqual(['The value must be at most 01/01/2000']);
    expect(form.textsOf('someDay', '13/01/2000')).toEqual(['The value is invalid']);
    expect(form.textsOf('someDay', '12/01/2000')).toEqual([]);
  });

  it('C3-02 C4-03: an empty value passes', () => {
    for (const value of [null, undefined, '', ' \u00a0\t'])
      for (const name of ['age', 'least', 'any', 'day', 'someDay'])
        expect([name, form.textsOf(name, value)]).toEqual([name, []]);
  });

  it('R5-15 C2-03: a range of numbers takes the number key before the default one', () => {
    const texts = {
      culture: 'en',
      active: { Own_Number: 'From {min} to {max}', Own_Date: 'no', Own: 'no' },
      fallback: EN,
    };
    expect(form.messages({ claimantInfo: { custom: '3' } }, {}, texts)).toEqual([
      'claimantInfo.custom: From 1 to 2',
    ]);
  });

  it('C5-03 C4-03: bounds that cannot be read, that are the wrong way round or of another type are refused', () => {
    const refused: [Parameters<typeof faultsOfRule>[0], string][] = [
      [rule('range', ['x', 1]), 'wrong-parameter /ordinalParams/0'],
      [rule('range', [1, true]), 'wrong-parameter /ordinalParams/1'],
      [rule('range', [2, 1]), 'inverted-range /ordinalParams/0'],
      [rule('range', ['2', '1.99999999999999999999']), 'inverted-range /ordinalParams/0'],
      [rule('range', ['02/30/2020'], { type: 'date' }), 'wrong-parameter /ordinalParams/0'],
      [rule('range', [5], { type: 'date' }), 'wrong-parameter /ordinalParams/0'],
      [rule('range', ['01/02/2020', '2020-01-01'], { type: 'date' }), 'inverted-range /ordinalParams/0'],
      [rule('range', [1, 2], { type: 'money' }), 'wrong-parameter /namedParams/type'],
      [rule('range', [1, 2, 3]), 'unknown-parameter /ordinalParams/2'],
      [rule('range', [1, 2], { inclusive: true }), 'unknown-parameter /namedParams/inclusive'],
    ];
    for (const [written, want] of refused)
      expect([written, faultsOfRule(written).join()]).toEqual([written, want]);
  });
});
