import { describe, expect, it } from 'vitest';
import type { ClaimError } from '../ground/verdict.ts';
import { messageOf } from '../messages/messageOf.ts';
import { folded } from '../values/folded.ts';
import { builtInOf, textsIn, withBuiltIn } from './builtIn.ts';
import { EN } from './en.ts';
import { fallbackText } from './fallbackText.ts';
import { joinedNames } from './joinedNames.ts';
import { contentText, fillIn, lookUp, productText, type Texts } from './lookUp.ts';

const EMPTY: Texts = { culture: 'es', active: {}, fallback: EN };

function texts(active: Texts['active'], fallback: Texts['fallback'] = {}): Texts {
  return { culture: 'es', active, fallback: withBuiltIn('en', fallback) };
}

describe('the look-up of texts', () => {
  it.each([
    ['1-844-555-0173', '\u20661-844-555-0173\u2069'],
    ['12345-67890', '\u206612345-67890\u2069'],
    ['2024-03-05 (1).pdf', '\u20662024-03-05 (1).pdf\u2069'],
    ['help@example.org', '\u2066help@example.org\u2069'],
    ['رقم الهاتف', '\u2068رقم الهاتف\u2069'],
    ['Maria علي', '\u2068Maria علي\u2069'],
    ['\u2068رقم\u2069', '\u2068رقم\u2069'],
    ['', ''],
    [12, '12'],
    ['1,234.50', '\u20661,234.50\u2069'],
  ])('C16-01: in a right-to-left culture %s keeps its direction', (value, written) => {
    const arabic = { culture: 'ar', active: { Ask: 'قبل {value} بعد' }, fallback: {} };
    expect(contentText('Ask', arabic, { value })).toBe(`قبل ${written} بعد`);
    const english = { culture: 'en', active: { Ask: 'before {value} after' }, fallback: {} };
    expect(contentText('Ask', english, { value })).toBe(`before ${value} after`);
  });

  it('C16-01: the name of a field in an entry has the comma of its culture', () => {
    const named = (culture: string, names: string[]) => {
      const within = textsIn(culture, {});
      return joinedNames(names, (key, params) => productText(key, within, params));
    };
    expect(named('ar', ['الخصم 1', 'المبلغ'])).toBe('\u2068الخصم 1\u2069، \u2068المبلغ\u2069');
    expect(named('en', ['Charge 2', 'Receipt 1', 'Date'])).toBe('Charge 2, Receipt 1, Date');
  });

  it('C2-04: placeholders are filled once, not recursively; unknown ones stay as written', () => {
    expect(fillIn('{a} {b} {a} {c}', { a: '{b}', b: 1 }, 'en')).toBe('{b} 1 {b} {c}');
    expect(
      fillIn('{deadline.globalDeadline.short}', { 'deadline.globalDeadline.short': '01/02/2020' }, 'en'),
    ).toBe('01/02/2020');
    expect(fillIn('{toString}', {}, 'en')).toBe('{toString}');
    const restricted: ClaimError = {
      path: '',
      rule: 'characterSetRestriction',
      params: { characters: '{ m a x }' },
    };
    expect(messageOf(restricted, EMPTY)).toBe('The following characters are not allowed: { m a x }');
  });

  it('C2-04 R4-24: a text is sought in the active culture first, and in English behind it', () => {
    expect(lookUp('Key', texts({ Key: 'activa' }, { Key: 'default' }))).toBe('activa');
    expect(lookUp('Key', texts({}, { Key: 'default' }))).toBe('default');
    expect(lookUp('toString', EMPTY)).toBeUndefined();
  });

  it('C2-04: English that stands in on a page from right to left keeps its own direction, paragraph by paragraph', () => {
    const arabic = (active: Texts['active'], fallback: Texts['fallback'], culture = 'ar') => ({
      culture,
      active,
      fallback,
    });
    const asked = arabic({}, { Ask: 'How would you like to sign in?', Two: 'One line.\n17 letters' });
    expect(contentText('Ask', asked)).toBe('\u2066\u200eHow would you like to sign in?\u2069');
    expect(contentText('Two', asked)).toBe('\u2066\u200eOne line.\u2069\n\u2066\u200e17 letters\u2069');
    // An affix, an address and what is the culture's own stand as they were written.
    const whole = arabic({ Own: 'ملفات PDF' }, { Sign: '$', Mail: 'help@example.com' });
    expect(['Own', 'Sign', 'Mail'].map((key) => contentText(key, whole))).toEqual([
      'ملفات PDF',
      '$',
      'help@example.com',
    ]);
    expect(contentText('Ask', arabic({}, { Ask: 'Sign in?' }, 'es'))).toBe('Sign in?');
    expect(folded('\u2066\u200eLate fee\u2069')).toBe('late fee');
    expect(['Ask', 'Two'].map((key) => fallbackText(contentText(key, asked)))).toEqual([
      'How would you like to sign in?',
      'One line.\n17 letters',
    ]);
  });

  it('C11-05: a text that only holds isolates stands in for none', () => {
    const own = [
      '',
      'ملفات PDF',
      '\u2066PDF\u2069 أو \u2066PNG\u2069',
      'من \u20661\u2069',
      '\u2066one\u2069\nاثنان',
    ];
    expect(own.map(fallbackText)).toEqual([null, null, null, null, null]);
    const arabic = { culture: 'ar', active: {}, fallback: { Pay: 'Pay \u2067نعم\u2069 now' } };
    expect(fallbackText(contentText('Pay', arabic))).toBe('Pay \u2067نعم\u2069 now');
  });

  it('C11-05: a line that an author has isolated whole is the author’s own, and no English that stands in', () => {
    for (const text of ['\u2066PDF\u2069', '\u2066Late fee\u2069\n\u2066PDF\u2069', '\u2068PDF\u2069'])
      expect(
        fallbackText(contentText('Kind', { culture: 'ar', active: { Kind: text }, fallback: EN })),
      ).toBeNull();
  });

  it('C2-04, C11-05: a content key that no culture has reads as words', () => {
    expect(contentText('Field_claimantInfo_firstName', EMPTY)).toBe('First name');
    expect(contentText('Greeting', texts({ Greeting: 'Hola {name}' }), { name: 'Ana' })).toBe('Hola Ana');
    expect(contentText('Days', texts({ Days_one: 'un día', Days_other: '{n} días' }), { n: 1 }, 'n')).toBe(
      'un día',
    );
  });

  it('C2-04: content replaces the product’s texts, by culture and then by default', () => {
    const content = texts({ App_Submit: 'Enviar' }, { Nav_Home: 'Start' });
    expect(productText('App_Submit', content)).toBe('Enviar');
    expect(productText('Nav_Home', content)).toBe('Start');
    expect(productText('Nav_Faq', content)).toBe('FAQ');
  });

  it('C7-09, R9-11: deadlines fill their places in every text', () => {
    const params = { 'deadline.globalDeadline.short': '05/20/2026' };
    const until = 'Until {deadline.globalDeadline.short}';
    const content = { ...texts({ Note: until, Nav_Home: until, Rule_required: until }), params };
    expect(contentText('Note', content)).toBe('Until 05/20/2026');
    expect(productText('Nav_Home', content)).toBe('Until 05/20/2026');
    expect(messageOf({ path: '', rule: 'required', params: {} }, content)).toBe('Until 05/20/2026');
  });

  it('R5-48: copy with the tags p, li, ul or ol is replaced by the error text', () => {
    const shown = (copy: string) => contentText('Copy', texts({ Copy: copy }));
    for (const tag of ['p', 'li', 'ul', 'ol'])
      expect(shown(`a <${tag}>b</${tag}>`)).toBe('Invalid localization');
    expect(shown('<P class="x">')).toBe('Invalid localization');
    expect(shown('plain **bold** < pounds')).toBe('plain **bold** < pounds');
    expect(contentText('Copy', texts({}, { Copy: '<p>' }))).toBe('Invalid localization');
    expect(productText('Nav_Home', texts({ Nav_Home: '<ul>' }))).toBe('Invalid localization');
  });
});

describe('the built-in cultures', () => {
  it('C11-05: a culture’s texts are the product’s own with the settlement’s over them', () => {
    const own = { Nav_Home: 'Empezar', Landing_Title: 'Hola' };
    const all = withBuiltIn('es', own);
    expect(all).toMatchObject({ ...own, Nav_Contact: 'Contacto' });
    expect(withBuiltIn('fr', own)).toEqual(own);
    expect(withBuiltIn('es-MX')).toMatchObject({ Nav_Contact: 'Contacto' });
    expect([builtInOf('fr'), builtInOf('constructor')]).toEqual([undefined, undefined]);
  });

  it('C11-05: one wording for all counts replaces every form, one form replaces itself', () => {
    const say = (content: Record<string, string>, min: number) =>
      messageOf(
        { path: '', rule: 'records', variant: 'min', params: { min } },
        textsIn('ar', { ar: content }),
      );
    expect([1, 2, 3, 11].map((min) => say({ Rule_records_min: '{min}!' }, min))).toEqual([
      '1!',
      '2!',
      '3!',
      '11!',
    ]);
    expect(say({ Rule_records_min_other: '{min}?' }, 2)).toBe('2?');
    expect(say({ Rule_records_min_two: 'two' }, 2)).toBe('two');
    expect(say({ Rule_records_min_two: 'two' }, 3)).toBe('يلزم 3 بنود على الأقل');
  });

  it('C2-04: a key of the active culture’s own stands before one of the default content', () => {
    const content = { en: { Nav_Home: 'Start' }, es: {} };
    expect(productText('Nav_Home', textsIn('es', content))).toBe('Inicio');
    expect(productText('Nav_Home', textsIn('fr', content))).toBe('Start');
    expect(productText('Nav_Faq', textsIn('fr', content))).toBe('FAQ');
  });
});
