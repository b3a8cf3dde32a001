import { describe, expect, it, vi } from 'vitest';
import { claimantForm, faultsOfRule, field, rule } from '../testing/forms.testkit.ts';

describe('endDate', () => {
  const exclusive = 'The end date must be after the start date';
  const inclusive = 'The end date must be on or after the start date';

  it('C4-05 R5-17: the day must be after the start, or on it where that is allowed', async () => {
    const form = await claimantForm(
      field('start', [], 'date'),
      field('after', [rule('endDate', ['Start'])], 'date'),
      field('onOrAfter', [rule('endDate', ['start'], { inclusive: true })], 'date'),
    );
    const start = '12/31/2019';
    const table: [string, string[], string[]][] = [
      ['01/01/2020', [], []],
      ['12/31/2019', [exclusive], []],
      ['12/30/2019', [exclusive], [inclusive]],
      ['11/30/2020', [], []],
      ['02/30/2020', [exclusive], [inclusive]],
      ['1/1/2020', [exclusive], [inclusive]],
    ];
    for (const [value, after, onOrAfter] of table) {
      expect([value, form.textsOf('after', value, { start })]).toEqual([value, after]);
      expect([value, form.textsOf('onOrAfter', value, { start })]).toEqual([value, onOrAfter]);
    }
  });

  it('C4-05: a start that is empty or unreadable lets everything pass', async () => {
    const form = await claimantForm(
      field('start', [], 'date'),
      field('end', [rule('endDate', ['start'])], 'date'),
    );
    for (const start of [null, '', '2/3/2020', '02/30/2020', 'soon'])
      for (const value of ['01/01/1999', 'never']) expect(form.textsOf('end', value, { start })).toEqual([]);
  });

  it('C5-03: the start field must be there and inclusive is true or false', () => {
    expect(faultsOfRule(rule('endDate', ['nobody']))).toEqual(['unknown-field /ordinalParams/0']);
    expect(faultsOfRule(rule('endDate', []))).toEqual(['missing-parameter ']);
    expect(faultsOfRule(rule('endDate', ['start'], { inclusive: 'yes' }))).toEqual([
      'wrong-parameter /namedParams/inclusive',
    ]);
    expect(faultsOfRule(rule('endDate', ['start', true]))).toEqual(['unknown-parameter /ordinalParams/1']);
  });
});

/** 23:59:59.999 on 05/20/2026 in Los Angeles, and the instant after it. */
const LAST_INSTANT = new Date('2026-05-21T06:59:59.999Z');
const MIDNIGHT = new Date('2026-05-21T07:00:00Z');

const past = await claimantForm(
  field('strict', [rule('preventFutureDate')], 'date'),
  field('today', [rule('preventFutureDate', [], { allowToday: true })], 'date'),
  field('short', [rule('preventFutureShortDate')], 'date'),
  field('shortToday', [rule('preventFutureShortDate', [], { allowToday: true })], 'date'),
);
const FUTURE = ['The date must not be in the future'];

describe('preventFutureDate', () => {
  it('C4-10 R5-22: yesterday passes, tomorrow fails, today passes only where it is allowed', () => {
    expect(past.textsOf('strict', '05/19/2026')).toEqual([]);
    expect(past.textsOf('strict', '05/20/2026')).toEqual(FUTURE);
    expect(past.textsOf('today', '05/20/2026')).toEqual([]);
    expect(past.textsOf('today', '05/21/2026')).toEqual(FUTURE);
    expect(past.textsOf('today', '01/01/2027')).toEqual(FUTURE);
    expect(past.textsOf('strict', '12/31/2025')).toEqual([]);
  });

  it('C4-10 C3-04: what does not parse as MM/dd/yyyy fails', () => {
    for (const value of [
      '5/1/2020',
      '02/29/2021',
      '2020-05-01',
      '05/01/20',
      ' 05/01/2020',
      '00/10/2020',
      '05/01/0999',
    ])
      expect([value, past.textsOf('today', value)]).toEqual([value, FUTURE]);
    expect(past.textsOf('today', '02/29/2020')).toEqual([]);
    expect(past.textsOf('today', '01/01/1000')).toEqual([]);
  });

  it('R5-22 C4-10 C3-04: the day is the one in Los Angeles, whatever the zone of the machine', () => {
    expect(past.textsOf('today', '05/21/2026', {}, { now: LAST_INSTANT })).toEqual(FUTURE);
    expect(past.textsOf('today', '05/21/2026', {}, { now: MIDNIGHT })).toEqual([]);
    const winter = [new Date('2026-12-01T07:59:59.999Z'), new Date('2026-12-01T08:00:00Z')] as const;
    expect(past.textsOf('today', '12/01/2026', {}, { now: winter[0] })).toEqual(FUTURE);
    expect(past.textsOf('today', '12/01/2026', {}, { now: winter[1] })).toEqual([]);
  });
});

describe('preventFutureShortDate', () => {
  it('C4-11 R5-22: the four short forms pass, every other one fails', () => {
    for (const value of ['5/1/2020', '05/01/2020', '5/01/2020', '05/1/2020', '12/31/2025'])
      expect([value, past.textsOf('short', value)]).toEqual([value, []]);
    for (const value of [
      '5/1/20',
      '005/1/2020',
      '2020/5/1',
      '5-1-2020',
      '2/30/2020',
      '13/1/2020',
      '0/1/2020',
      'May 1',
    ])
      expect([value, past.textsOf('short', value)]).toEqual([value, FUTURE]);
  });

  it('C4-11 R5-22: today and the days after it as in preventFutureDate', () => {
    expect(past.textsOf('short', '5/20/2026')).toEqual(FUTURE);
    expect(past.textsOf('shortToday', '5/20/2026')).toEqual([]);
    expect(past.textsOf('shortToday', '5/21/2026')).toEqual(FUTURE);
  });

  it('C5-03: allowToday is true or false, and nothing else is taken', () => {
    for (const name of ['preventFutureDate', 'preventFutureShortDate']) {
      expect(faultsOfRule(rule(name, [], { allowToday: 'true' }))).toEqual([
        'wrong-parameter /namedParams/allowToday',
      ]);
      expect(faultsOfRule(rule(name, [true]))).toEqual(['unknown-parameter /ordinalParams/0']);
    }
  });
});

describe('validDate', () => {
  it('C4-16 R5-27: one of the formats must give the same text back; MM/dd/yyyy where none is named', async () => {
    const form = await claimantForm(
      field('plain', [rule('validDate')]),
      field('several', [rule('validDate', ['M/d/yyyy', 'MMMM d, yyyy', 'yyyy'])]),
    );
    expect(form.requires).toEqual(['#claimwright/dates', '#claimwright/runtime']);
    const table: [string, string[], string[]][] = [
      ['plain', ['02/29/2020'], ['2/29/2020', '02/29/2021', '2020-02-29', '02/29/20', '02/29/2020 ']],
      [
        'several',
        ['2/9/2020', 'February 9, 2020', '2020'],
        ['02/09/2020', 'february 9, 2020', 'Feb 9, 2020', '20', '0999'],
      ],
    ];
    for (const [name, good, bad] of table) {
      for (const value of good) expect([value, form.textsOf(name, value)]).toEqual([value, []]);
      for (const value of bad)
        expect([value, form.textsOf(name, value)]).toEqual([value, ['The date is invalid']]);
    }
  });

  it('C4-16: a form whose dates are all typed as MM/dd/yyyy asks for no date library', async () => {
    for (const rules of [[rule('required')], [rule('validDate')], [rule('validDate', ['MM/dd/yyyy'])]])
      expect((await claimantForm(field('own', rules))).requires).toEqual(['#claimwright/runtime']);
    const both = field('own', [rule('validDate', ['MM/dd/yyyy', 'yyyy'])]);
    expect((await claimantForm(both)).requires).toEqual(['#claimwright/dates']);
  });

  it('C5-03: what is no date format is refused', () => {
    // date-fns also warns of YYYY on the console.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const format of ['YYYY-MM-DD', 'mm/foo', 5, null, ''])
      expect([format, faultsOfRule(rule('validDate', ['yyyy', format]))]).toEqual([
        format,
        ['wrong-parameter /ordinalParams/1'],
      ]);
    expect(faultsOfRule(rule('validDate', ['yyyy'], { format: 'yyyy' }))).toEqual([
      'unknown-parameter /namedParams/format',
    ]);
  });
});
