import { describe, expect, it } from 'vitest';
import type { ClaimError } from '../ground/verdict.ts';
import { withBuiltIn } from '../texts/builtIn.ts';
import { EN } from '../texts/en.ts';
import type { Texts } from '../texts/lookUp.ts';
import { messageOf } from './messageOf.ts';

const RULES = ['required', 'range', 'records', 'documentsRequired', 'computed', 'type', 'unknown'] as const;

const EMPTY: Texts = { culture: 'es', active: {}, fallback: EN };

function error(rule: ClaimError['rule'], more: Partial<ClaimError> = {}): ClaimError {
  return { path: 'claimantInfo.a', rule, params: {}, ...more };
}

function texts(active: Texts['active'], fallback: Texts['fallback'] = {}, culture = 'es'): Texts {
  return { culture, active, fallback: withBuiltIn('en', fallback) };
}

describe('messageOf', () => {
  const custom = error('maxLength', { params: { max: 5 }, keys: { default: 'Own' } });

  it('C2-04: a custom key is sought in the active culture, then in the default one, then the rule’s own key, then English', () => {
    expect(messageOf(custom, texts({ Own: 'propio' }, { Own: 'own' }))).toBe('propio');
    expect(messageOf(custom, texts({ Rule_maxLength: 'regla' }, { Own: 'own' }))).toBe('own');
    expect(messageOf(custom, texts({ Rule_maxLength: 'regla {max}' }, { Rule_maxLength: 'rule' }))).toBe(
      'regla 5',
    );
    expect(messageOf(custom, texts({}, { Rule_maxLength: 'rule' }))).toBe('rule');
    expect(messageOf(custom, EMPTY)).toBe('The maximum length allowed is 5');
  });

  it('C2-04: a key that no content has is never shown', () => {
    for (const rule of RULES)
      expect(messageOf(error(rule, { keys: { default: 'LocKey_Missing' } }), EMPTY)).not.toContain('LocKey');
  });

  it('C2-03 R5-15 R5-23: number and date keys stand before the default one, each for its own kind', () => {
    const keys = { default: 'D', number: 'N', date: 'T' };
    const content = texts({ D: 'default', N: 'number', T: 'date' });
    const table: [ClaimError, string][] = [
      [error('range', { keys, params: { min: '1', max: '2' } }), 'number'],
      [error('range', { keys, params: { min: '01/01/2020', max: '01/02/2020' } }), 'date'],
      [error('range', { keys, variant: 'max', params: { max: '01/02/2020' } }), 'date'],
      [error('range', { keys, variant: 'invalid' }), 'number'],
      [error('range', { keys, variant: 'invalidDate' }), 'date'],
      [error('precision', { keys, params: { precision: 2 } }), 'number'],
      [error('endDate', { keys }), 'date'],
      [error('preventFutureShortDate', { keys }), 'date'],
      [error('required', { keys }), 'default'],
      [error('regularExpression', { keys }), 'default'],
    ];
    for (const [failed, want] of table)
      expect([failed.rule, messageOf(failed, content)]).toEqual([failed.rule, want]);
    const noDefault = error('range', { keys: { date: 'T' }, params: { min: '1', max: '2' } });
    expect(messageOf(noDefault, content)).toBe('The value must be between 1 and 2');
  });

  it('C2-04: plural forms are chosen by the culture, for custom keys too', () => {
    const records = (min: number) => error('records', { variant: 'min', params: { min } });
    const english = texts(
      { Rule_records_min_one: 'one entry', Rule_records_min_other: '{min} entries' },
      {},
      'en',
    );
    expect([1, 2, 0].map((min) => messageOf(records(min), english))).toEqual([
      'one entry',
      '2 entries',
      '0 entries',
    ]);
    const polish = texts(
      {
        Rule_maxLength_one: '1 znak',
        Rule_maxLength_few: '{max} znaki',
        Rule_maxLength_many: '{max} znaków',
      },
      {},
      'pl',
    );
    const lengths = [1, 3, 5, 22].map((max) => messageOf(error('maxLength', { params: { max } }), polish));
    expect(lengths).toEqual(['1 znak', '3 znaki', '5 znaków', '22 znaki']);
    const own = error('records', { variant: 'max', params: { max: 1 }, keys: { default: 'Own' } });
    expect(messageOf(own, texts({ Own_one: 'just one', Own: 'some' }, {}, 'en'))).toBe('just one');
  });

  it('C2-04: each variant of a rule has a key of its own', () => {
    const content = texts({
      Rule_range: 'between',
      Rule_range_min: 'from {min}',
      Rule_endDate_inclusive: 'on or after',
    });
    expect(messageOf(error('range', { variant: 'min', params: { min: '3' } }), content)).toBe('from 3');
    expect(messageOf(error('range', { params: { min: '3', max: '4' } }), content)).toBe('between');
    expect(messageOf(error('endDate', { variant: 'inclusive' }), content)).toBe('on or after');
  });

  it('R8-15: a rule without a message is a developer error', () => {
    // @ts-expect-error no rule has this name
    expect(() => messageOf(error('nothing'), EMPTY)).toThrow('There is no message for the rule nothing');
  });
});
