import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deadlineParams } from '../transforms/deadlines/deadlines.ts';
import { writtenMoment } from '../transforms/deadlines/writtenMoment.ts';
import { textsIn } from '../transforms/texts/builtIn.ts';
import { withWait } from '../transforms/texts/waitText.ts';
import { displayed } from '../transforms/values/display.ts';
import { sizeText } from '../transforms/values/sizeText.ts';

/** A culture that every engine writes in digits of its own, where none are named. */
const EGYPT = 'ar-EG';
const EGYPTIAN = textsIn(EGYPT, {});
const PACIFIC = 'Pacific Standard Time';
const deadline = { deadline: '10/31/2035', timeZone: PACIFIC };

/** Formatters of names alone, and those that are in English whatever the page is in. */
const WITHOUT_DIGITS = ['transforms/values/monthNames.ts'];

describe('C17-05: the digits of numbers and days', () => {
  it.each([
    ['an amount', () => displayed('1234.5', { as: 'money', culture: EGYPT })],
    ['a number', () => displayed('1234.5', { as: 'number', culture: EGYPT })],
    ['a percentage', () => displayed('0.25', { as: 'percent', culture: EGYPT })],
    ['a day', () => displayed('03/14/2021', { as: 'date', culture: EGYPT })],
    ['a size', () => sizeText(2_000_000, EGYPT)],
    ['a wait', () => withWait({ seconds: 12 }, EGYPT).wait],
    ['a moment', () => writtenMoment(new Date('2026-11-26T20:10:00Z'), PACIFIC, EGYPTIAN)],
    ['a deadline in a text', () => Object.values(deadlineParams({ claim: deadline }, EGYPTIAN)).join(' ')],
  ])('are those of the texts in %s, whatever the engine takes for Arabic', (_what, write) => {
    expect(write()).toMatch(/[0-9]/);
    expect(write()).not.toMatch(/[٠-٩]/);
  });

  it('are named wherever a number or a day is formatted', () => {
    const sources = globSync('{src,widgets,transforms,server,authoring/preview}/**/*.{ts,tsx}').filter(
      (path) => !/\.(?:test|testkit)\./.test(path) && !WITHOUT_DIGITS.includes(path),
    );
    const formatters = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/new Intl\.(?:Number|DateTime)Format\([^)]*\)/g)].map(
        ([call]) => `${path}: ${call}`,
      ),
    );
    expect(formatters.length).toBeGreaterThan(8);
    const named = /LATIN_DIGITS|'en-US'|, (?:options|format)\)$/;
    expect(formatters.filter((call) => !named.test(call))).toEqual([]);
  });

  it('C16-02: units and percent are formatted in one place each', () => {
    const sources = globSync('{src,widgets,transforms,server,authoring/preview}/**/*.{ts,tsx}').filter(
      (path) => !/\.(?:test|testkit)\./.test(path),
    );
    const formatting = (style: string) =>
      sources.filter((path) => readFileSync(path, 'utf8').includes(`style: '${style}'`));
    expect(formatting('unit')).toEqual(['transforms/values/unitText.ts']);
    expect(formatting('percent')).toEqual(['transforms/values/display.ts']);
  });

  it('nothing of the page waits for beforeunload, which Safari may leave out', () => {
    const sources = globSync('{src,widgets,authoring/preview/page}/**/*.{ts,tsx}').filter(
      (path) => !path.includes('.test.'),
    );
    expect(sources.filter((path) => readFileSync(path, 'utf8').includes('beforeunload'))).toEqual([]);
  });
});
