import { describe, expect, it } from 'vitest';
import { civilOf, dayNumber, isDateIn, shifted, slashes, todayInLosAngeles, typedDay } from './days.ts';
import { decimalPlaces, fractionOfNumber, fractionOfText, plainDigits, quotient } from './fractions.ts';

const DAY = 86_400_000;

function civilByDate(time: number) {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

describe('the oracle’s days', () => {
  it('C3-04: count the same calendar days as the machine’s', () => {
    const epoch = dayNumber({ year: 1970, month: 1, day: 1 });
    for (let n = -300_000; n < 300_000; n += 997) {
      expect(civilOf(epoch + n)).toEqual(civilByDate(n * DAY));
    }
  });

  it('C3-04: today in Los Angeles is what the machine’s time zone data say, hour by hour over the clock changes', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2028, 0, 1); time += 3_600_000) {
      const now = new Date(time).toISOString();
      expect(`${now} ${slashes(todayInLosAngeles(now))}`).toBe(`${now} ${clock.format(time)}`);
    }
  });

  it('C8-02: a shift clamps to the end of the month', () => {
    const shift = (text: string, years: number, months: number, days: number) =>
      slashes(shifted(typedDay(text) ?? 0, years, months, days) ?? 0);
    expect(shift('01/31/2026', 0, 1, 1)).toBe('03/01/2026');
    expect(shift('02/29/2024', -1, 0, 0)).toBe('02/28/2023');
    expect(shift('01/15/2026', 0, -13, 0)).toBe('12/15/2024');
  });

  it('C4-16: a date written back in its format is the same text', () => {
    expect(isDateIn('July 4, 2025', 'MMMM d, yyyy')).toBe(true);
    expect(isDateIn('july 4, 2025', 'MMMM d, yyyy')).toBe(false);
    expect(isDateIn('04 Jul 2025', 'dd MMM yyyy')).toBe(true);
  });
});

describe('the oracle’s numbers', () => {
  it('C8-02: are exact', () => {
    expect(plainDigits(fractionOfNumber(0.1))).toBe('0.1');
    expect(plainDigits(fractionOfNumber(1e21))).toBe('1000000000000000000000');
    expect(plainDigits(fractionOfNumber(-1.5e-7))).toBe('-0.00000015');
    expect(decimalPlaces(fractionOfNumber(1.5))).toBe(1);
  });

  it('C3-05: read what a claimant types and nothing else', () => {
    expect(fractionOfText(' 1,234.50 ')).toEqual({ top: 2469n, bottom: 2n });
    expect(fractionOfText('.50')).toEqual({ top: 1n, bottom: 2n });
    expect(fractionOfText('-.5')).toEqual({ top: -1n, bottom: 2n });
    for (const text of ['1,23', '.', '5.', '+1', '1e3', '1,2345', '٣', '-', '1 000']) {
      expect(`${text}: ${JSON.stringify(fractionOfText(text))}`).toBe(`${text}: null`);
    }
  });

  it('C8-02: quotients have 20 significant digits, half to even', () => {
    const by = (a: string, b: string) => {
      const result = quotient(
        fractionOfText(a) ?? { top: 0n, bottom: 1n },
        fractionOfText(b) ?? { top: 0n, bottom: 1n },
      );
      return result && plainDigits(result);
    };
    expect(by('-2', '3')).toBe('-0.66666666666666666667');
    expect(by('100000000000000000009', '2')).toBe('50000000000000000004');
    expect(by('100000000000000000011', '2')).toBe('50000000000000000006');
    expect(by('1', '0')).toBe(null);
    expect(by('0.000001', '3')).toBe('0.00000033333333333333333333');
  });
});
