import { describe, expect, it } from 'vitest';
import { claimantForm, faultsOfRule, field, rule } from '../testing/forms.testkit.ts';

describe('characterSetRestriction', () => {
  it('C4-04 R5-16: each offending character is listed once, in order of first appearance', async () => {
    const form = await claimantForm(field('own', [rule('characterSetRestriction')]));
    const texts = (value: string, allowedCharacters: string | null) =>
      form.textsOf('own', value, {}, { allowedCharacters });
    expect(texts('abcba', 'abc')).toEqual([]);
    expect(texts('a$b€$z', 'abc')).toEqual(['The following characters are not allowed: $ € z']);
    expect(texts('A', 'abc')).toEqual(['The following characters are not allowed: A']);
    expect(texts('a b', 'ab')).toEqual(['The following characters are not allowed:  ']);
    expect(texts('a', '')).toEqual(['The following characters are not allowed: a']);
    expect(texts('😀😀', '😁')).toEqual(['The following characters are not allowed: 😀']);
    expect(texts('😀', '😀')).toEqual([]);
  });

  it('C4-04 R5-16: it fails, and says so, while the whitelist was not fetched; an empty value passes', async () => {
    const form = await claimantForm(field('own', [rule('characterSetRestriction')]));
    expect(form.textsOf('own', 'a', {}, { allowedCharacters: null })).toEqual([
      'The allowed characters could not be checked',
    ]);
    expect(form.textsOf('own', ' ', {}, { allowedCharacters: null })).toEqual([]);
  });

  it('C3-03 C4-04: a decomposed é meets the é of a whitelist however either is written', async () => {
    const form = await claimantForm(field('own', [rule('characterSetRestriction')]));
    for (const value of ['é', 'e\u0301'])
      for (const allowedCharacters of ['é', 'e\u0301'])
        expect(form.textsOf('own', value, {}, { allowedCharacters })).toEqual([]);
    expect(form.textsOf('own', 'e', {}, { allowedCharacters: 'e\u0301' })).toHaveLength(1);
  });

  it('C4-04 C3-05: a number is read as its digits', async () => {
    const form = await claimantForm(field('own', [rule('characterSetRestriction')], 'number'));
    expect(form.textsOf('own', 12.5, {}, { allowedCharacters: '12.' })).toEqual([
      'The following characters are not allowed: 5',
    ]);
  });
});

describe('maxLength', () => {
  it('C4-06 R5-18: the limit itself passes, one character more fails with the limit in the text', async () => {
    const form = await claimantForm(
      field('own', [rule('maxLength', [3])]),
      field('none', [rule('maxLength', [0])]),
    );
    expect(form.textsOf('own', 'abc')).toEqual([]);
    expect(form.textsOf('own', 'abcd')).toEqual(['The maximum length allowed is 3']);
    expect(form.textsOf('own', 'a  b')).toEqual(['The maximum length allowed is 3']);
    expect(form.textsOf('none', 'a')).toEqual(['The maximum length allowed is 0']);
  });

  it('C3-03 C4-06: characters are code points after normalisation', async () => {
    const form = await claimantForm(field('own', [rule('maxLength', [3])]));
    for (const value of ['😀😀😀', 'e\u0301e\u0301e\u0301', 'ﬃab'])
      expect([value, form.textsOf('own', value)]).toEqual([value, []]);
    expect(form.textsOf('own', '😀😀😀😀')).toHaveLength(1);
  });

  it('C5-03: the limit is a whole number that is not negative', () => {
    for (const max of ['3', 1.5, -1, true, null])
      expect(faultsOfRule(rule('maxLength', [max]))).toEqual(['wrong-parameter /ordinalParams/0']);
    expect(faultsOfRule(rule('maxLength', []))).toEqual(['missing-parameter ']);
    expect(faultsOfRule(rule('maxLength', [], { max: 3 }))).toEqual(['unknown-parameter /namedParams/max']);
  });
});

describe('minLength', () => {
  it('C8-18: the least length itself passes, one character less fails with it in the text', async () => {
    const form = await claimantForm(field('own', [rule('minLength', [3])]));
    expect(form.textsOf('own', 'abc')).toEqual([]);
    expect(form.textsOf('own', 'ab')).toEqual(['The minimum length allowed is 3']);
    expect(form.textsOf('own', ' a ')).toEqual([]);
    for (const empty of ['', '  ', null]) expect(form.textsOf('own', empty)).toEqual([]);
  });

  it('C8-18 C3-03: characters are counted as maxLength counts them', async () => {
    const form = await claimantForm(field('own', [rule('minLength', [2])]));
    for (const value of ['😀', 'e\u0301', 'ﬃ']) expect(form.textsOf('own', value)).toHaveLength(1);
    for (const value of ['😀😀', 'e\u0301e\u0301']) expect(form.textsOf('own', value)).toEqual([]);
  });

  it('C5-03: the least length is a whole number that is not negative', () => {
    for (const min of ['3', 1.5, -1, true, null])
      expect(faultsOfRule(rule('minLength', [min]))).toEqual(['wrong-parameter /ordinalParams/0']);
    expect(faultsOfRule(rule('minLength', []))).toEqual(['missing-parameter ']);
  });
});

describe('regularExpression', () => {
  it('C4-12 R5-23: the pattern is sought anywhere in the value, case and all', async () => {
    const form = await claimantForm(
      field('any', [rule('regularExpression', ['b+'])]),
      field('whole', [rule('regularExpression', ['^\\p{Lu}.$'])]),
    );
    expect(form.textsOf('any', 'abc')).toEqual([]);
    expect(form.textsOf('any', 'aBc')).toEqual(['The value is invalid']);
    expect(form.textsOf('whole', 'É😀')).toEqual([]);
    expect(form.textsOf('whole', 'é😀')).toEqual(['The value is invalid']);
  });

  it('C3-03 C4-12: the value is normalised before it is matched', async () => {
    const form = await claimantForm(field('own', [rule('regularExpression', ['^.$'])]));
    expect(form.textsOf('own', 'e\u0301')).toEqual([]);
  });

  it('C4-12: a match leaves no trace: the same value gets the same verdict again', async () => {
    const form = await claimantForm(field('own', [rule('regularExpression', ['a'])]));
    for (let turn = 0; turn < 3; turn += 1) expect(form.textsOf('own', 'aaa')).toEqual([]);
  });

  it('R5-29: e-mail, URL, integer and decimal have a pattern of their own', async () => {
    const generic = (name: string) => [rule('regularExpression', [], { generic: name })];
    const form = await claimantForm(
      field('email', generic('email')),
      field('url', generic('url')),
      field('integer', generic('integer')),
      field('decimal', generic('decimal')),
    );
    const table: [string, string[], string[]][] = [
      ['email', ['a.b+c@example.org', 'A@B.CO'], ['a@b', 'a b@c.org', '@c.org', 'a..b@c.org', 'a@-c.org']],
      ['url', ['http://a.org', 'https://a.org/x?y=z#w'], ['a.org', 'ftp://a.org', 'https://a b']],
      ['integer', ['0', '-12'], ['1.0', '1e3', '1,000', '']],
      ['decimal', ['0', '-12.50'], ['.5', '1.', '1,000.00']],
    ];
    for (const [name, good, bad] of table) {
      for (const value of good) expect([value, form.textsOf(name, value)]).toEqual([value, []]);
      for (const value of bad.filter(Boolean))
        expect([value, form.textsOf(name, value)]).toEqual([value, ['The value is invalid']]);
    }
  });

  it('C5-03: a pattern that does not compile with the flag u is refused', () => {
    const refused: [Parameters<typeof faultsOfRule>[0], string][] = [
      [rule('regularExpression', ['(']), 'invalid-pattern /ordinalParams/0'],
      [rule('regularExpression', ['\\-']), 'invalid-pattern /ordinalParams/0'],
      [rule('regularExpression', [5]), 'wrong-parameter /ordinalParams/0'],
      [rule('regularExpression', ['']), 'wrong-parameter /ordinalParams/0'],
      [rule('regularExpression', []), 'missing-parameter '],
      [rule('regularExpression', [], { generic: 'zip' }), 'wrong-parameter /namedParams/generic'],
      [rule('regularExpression', ['a', 'i']), 'unknown-parameter /ordinalParams/1'],
    ];
    for (const [written, want] of refused)
      expect([written, faultsOfRule(written)]).toEqual([written, [want]]);
  });
});
