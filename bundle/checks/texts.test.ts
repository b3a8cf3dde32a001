import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, change, placeOf } from '../testing/bundles.testkit.ts';
import { codes, findings } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const ENGLISH = 'content/en.json';
const RANGE = 'Error_AmountRange';
const english = (key: string, text: string): Change => change(ENGLISH, `/${key}`, text);

describe('C12-10: texts that are not read as they are meant', () => {
  it.each<[string, string, string, string, string]>([
    ['wrong', 'Landing_Intro', 'Claim {amount}.', 'unknown-placeholder', 'Take the placeholder away.'],
    ['misspelt', RANGE, 'From {mni} to {max}', 'unknown-placeholder', 'Write {min}.'],
    [
      'of a deadline that is not there',
      'Landing_Intro',
      'By {deadline.claimFilingDedline.long}',
      'unknown-placeholder',
      'Write {deadline.claimFilingDeadline.long}.',
    ],
    ['unclosed', RANGE, 'From {min to {max}', 'broken-placeholder', 'Write {min}.'],
    ['unopened', RANGE, 'From min} to {max}', 'broken-placeholder', 'Write {min}.'],
    ['with spaces', RANGE, 'From { min } to {max}', 'broken-placeholder', 'Write {min}.'],
    ['in two pairs of braces', RANGE, 'From {{min}} to {max}', 'broken-placeholder', 'Write {min}.'],
    [
      'of several words',
      'Landing_Intro',
      'Dear {first name}',
      'broken-placeholder',
      'Write a placeholder as {name}, or take the brace away.',
    ],
    [
      'unclosed and of no meaning',
      'Landing_Intro',
      'Claim {amount.',
      'broken-placeholder',
      'Write a placeholder as {name}, or take the brace away.',
    ],
  ])(
    'C12-10: a placeholder that is %s is found in an authored text, once',
    async (_what, key, text, code, hint) => {
      const folder = bundleWith([english(key, text)]);
      const found = await validateBundle(folder);
      expect(found).toMatchObject([
        { code, hint, file: ENGLISH, ...placeOf(folder, ENGLISH, JSON.stringify(text)) },
      ]);
      expect(found).toHaveLength(1);
    },
  );

  it('C12-10: a message speaks of the ends that its range has', async () => {
    const open = change('models.json', '/models/3/fields/1/rules/1/ordinalParams', [null, 9]);
    expect(await codes(open, english(RANGE, 'From {min} to {max}'))).toEqual(['unknown-placeholder']);
    expect(await codes(open, english(RANGE, 'Up to {max}'))).toEqual([]);
  });

  it('C12-10: a message is shown however its rule fails', async () => {
    const records = (...uniqueBy: string[]) =>
      change('models.json', '/models/3/rules/0', {
        name: 'records',
        namedParams: { max: 20, ...(uniqueBy.length > 0 && { uniqueBy }) },
        errorMessageKeys: { default: 'Error_Rows' },
      });
    const text = english('Error_Rows', 'At most {max}, each once');
    expect(await codes(records(), text)).toEqual([]);
    expect(await codes(records('store'), text)).toEqual(['unknown-placeholder']);
  });

  it('C12-10: another wording has the placeholders of the text that it stands for', async () => {
    const variants = change('settlement.json', '/contentVariants', {
      Error_Email: [
        { when: { value: { field: 'email', model: 'claimantInfo' }, empty: true }, key: 'Other' },
      ],
    });
    expect(await codes(variants, english('Other', 'Enter {max}'))).toEqual(['unknown-placeholder']);
  });

  it.each<[string, string, string]>([
    ['a tag', 'Landing_Intro', 'Tell us <b>what</b> you bought.'],
    ['a link of HTML', 'Hint_Email', 'See <a href="https://x.example">here</a>.'],
    ['a named character', 'Field_Store', 'Store&nbsp;name'],
    ['a line break', 'Error_Email', 'Enter your<br/>e-mail address'],
  ])('C12-10: HTML that will be shown as text: %s', async (_what, key, text) => {
    expect(await codes(english(key, text))).toEqual(['html-in-text']);
  });

  it.each<[string, string, string, string]>([
    ['on a button', 'Landing_Start', '[Start](https://x.example)', 'Write plain words;'],
    ['on an option', 'Option_Yes', '**Yes**', 'Write plain words;'],
    ['in a message', 'Error_Email', 'See [help](/help)', 'Write plain words;'],
    ['as a heading', 'ClaimDetails_Title', '[Purchases](/x)', 'Write plain words;'],
    ['with a space', 'Landing_Intro', 'See [help] (https://x.example).', 'Write [words]'],
    ['with a space in the address', 'Hint_Email', 'See [help](https://x.example/a b).', 'Write [words]'],
    ['without https', 'Landing_Intro', 'See [help](www.x.example/faq).', 'Write https://www.x.example/faq.'],
    ['to nowhere', 'Landing_Intro', 'See [help](help).', 'Begin the address'],
    ['in angle brackets', 'Landing_Intro', 'See <https://x.example>.', 'Write [words]'],
  ])('C12-10: a link that will be shown as text, or leads nowhere: %s', async (_what, key, text, hint) => {
    const found = await findings(english(key, text));
    expect(found.map(({ code }) => code)).toEqual(['link-in-text']);
    expect(found[0]?.hint).toContain(hint);
  });

  it.each<[string, string]>([
    ['Landing_Intro', 'See [help](https://x.example/a_(b)) or **call** us, <your name> & co {}.'],
    [
      'Hint_Email',
      'Write `<b>` or [mail us](mailto:a@x.example). (Paid {deadline.claimFilingDeadline.short})',
    ],
    ['Field_Email', '[E-mail](#top) address [optional]'],
    [RANGE, '${min}–${max}'],
  ])('C12-10: what is meant in %s is no finding', async (key, text) => {
    expect(await codes(english(key, text))).toEqual([]);
  });
});

const readEnglish = (folder: string): string => readFileSync(join(folder, ENGLISH), 'utf8');

/** A bundle with Spanish: English's texts, and these. */
function spanish(texts: Record<string, string>, ...changes: Change[]) {
  const own = bundleWith([
    change('settlement.json', '/cultures', { en: 'English', es: 'Español' }),
    ...changes,
  ]);
  const written = Object.entries(texts).map(([key, text]) => change('content/es.json', `/${key}`, text));
  return bundleWith([{ file: 'content/es.json', text: readEnglish(own) }, ...written], own);
}

describe('C12-10: translations and plurals', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an empty one', { Landing_Intro: '' }, 'empty-text'],
    ['an empty one that has placeholders in English', { [RANGE]: '  ' }, 'empty-text'],
    ['a lost placeholder', { [RANGE]: 'Desde {min}' }, 'lost-placeholder'],
    ['a misspelt one, which is not lost', { [RANGE]: 'De {min} a {amx}' }, 'unknown-placeholder'],
    ['an unclosed one, which is not lost', { [RANGE]: 'De {min} a {max' }, 'broken-placeholder'],
    ['HTML', { Landing_Intro: '<strong>Diga</strong>' }, 'html-in-text'],
    ['a link', { Landing_Start: '[Empezar](/x)' }, 'link-in-text'],
  ])('C12-10: of a translation, %s is told once', async (_what, texts, code) => {
    const found = await validateBundle(spanish(texts, english(RANGE, 'From {min} to {max}')));
    expect(found.map((one) => `${one.file} ${one.code}`)).toEqual([`content/es.json ${code}`]);
  });

  it('C12-10: what is wrong in English alone is told of English alone', async () => {
    const folder = spanish({ [RANGE]: 'De {min} a {max}' }, english(RANGE, 'From {mni} to {max}'));
    const found = await validateBundle(folder);
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([`${ENGLISH} unknown-placeholder`]);
  });

  const counted = change('models.json', '/models/1/fields/0/rules/1', {
    name: 'maxLength',
    ordinalParams: [50],
    errorMessageKeys: { default: 'Error_Long' },
  });

  it('C12-10: a plural without _other is told once, in English and in a translation', async () => {
    const one = english('Error_Long_one', 'At most {max} letter');
    const folder = bundleWith([counted, one]);
    const [found, ...others] = await validateBundle(folder);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      code: 'plural-without-other',
      hint: 'Add "Error_Long_other".',
      ...placeOf(folder, ENGLISH, '"Error_Long_one"'),
    });
    expect(await codes(counted, one)).toEqual([found?.code]);
    const both = [counted, one, english('Error_Long_other', 'At most {max} letters')];
    expect(await codes(...both)).toEqual([]);
    const translated = spanish({}, ...both);
    const { Error_Long_other: _other, ...rest } = JSON.parse(readEnglish(translated));
    const without = bundleWith([{ file: 'content/es.json', text: JSON.stringify(rest) }], translated);
    expect((await validateBundle(without)).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/es.json plural-without-other',
    ]);
  });

  it('C12-10: a plural is no text where nothing is counted', async () => {
    const forms = [english('Help_one', 'One'), english('Help_other', 'Many')];
    const used = change('pages/standard/landing.json', '/blocks/0/textKeys/-', 'Help');
    expect(await codes(...forms, used)).toEqual(['uncounted-plural']);
    expect(await codes(...forms, used, english('Help', 'Help'))).not.toContain('uncounted-plural');
  });
});
