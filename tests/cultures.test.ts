import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as locales from 'date-fns/locale';
import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '../transforms/texts/builtIn.ts';
import { directionOf } from '../transforms/texts/direction.ts';
import { calendarLocale } from '../widgets/Date/locales.ts';

const ROOT = join(import.meta.dirname, '..');
const THEMES = join(ROOT, 'src/themes/generated');

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(/\s+/g, ' ');
const named = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (culture: string) => named.of(culture) ?? culture;

/** Direction of a language by its usual script, which ICU has the data of. */
const scriptIsRightToLeft = (culture: string) =>
  ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'].includes(new Intl.Locale(culture).maximize().script ?? '');

/** Code points that the fonts of the themes are for. */
const drawn = readdirSync(THEMES).flatMap((file) => {
  const css = readFileSync(join(THEMES, file), 'utf8');
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((point) => Number.parseInt(point, 16)),
  );
});
const isDrawn = (point: number) => drawn.some(([from = 0, to = 0]) => from <= point && point <= to);

describe.each(Object.entries(BUILT_IN))('the culture %s', (culture, texts) => {
  it('is written in the direction of its script', () => {
    expect(directionOf(culture)).toBe(scriptIsRightToLeft(culture) ? 'rtl' : 'ltr');
  });

  it('has a calendar in its own words, where date-fns has them', async () => {
    const own = Object.values(locales).find(({ code }) => code === culture);
    expect((await calendarLocale(culture))?.code).toBe(own?.code);
  });

  it('has letters that a theme’s fonts name', () => {
    const letters = new Set(Object.values(texts).join('').match(/\p{L}/gu));
    expect([...letters].filter((letter) => !isDrawn(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

it.each(['docs/authoring/wishes.md', 'docs/findings.md'])('%s names each culture that has texts', (path) => {
  const others = Object.keys(BUILT_IN).filter((culture) => culture !== 'en');
  expect(others.filter((culture) => !textOf(path).includes(`${nameOf(culture)} (\`${culture}\``))).toEqual(
    [],
  );
});
