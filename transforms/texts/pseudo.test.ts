import { describe, expect, it } from 'vitest';
import { parseInline } from './parseInline.ts';
import { placeholdersOf } from './placeholders.ts';
import { pseudoContent, pseudoLonger, pseudoRightToLeft } from './pseudo.ts';

const COPY = 'Enter **at most** {max} digits, or [ask](https://x.example/a) us';

describe('pseudo-cultures', () => {
  it('C12-07: the longer one is accented and two fifths longer, with placeholders and marks as they were', () => {
    const written = pseudoLonger(COPY);
    expect(written).toMatch(
      /^\[Éñţéŕ \*\*áţ móšţ\*\* \{max\} dîğîţš, óŕ \[ášķ\]\(https:\/\/x\.example\/a\) ůš/,
    );
    expect(placeholdersOf(written)).toEqual(['max']);
    expect(written.length / COPY.length).toBeGreaterThan(1.4);
    expect(pseudoLonger('OK').length).toBeGreaterThan(2);
  });

  it('C12-07: the one from right to left keeps each letter, and turns the words alone', () => {
    const written = pseudoRightToLeft(COPY);
    expect(written.replaceAll(/[\u202e\u202c]/g, '')).toBe(COPY);
    expect(written).toContain('\u202eEnter\u202c **\u202eat\u202c \u202emost\u202c** {max}');
    expect(parseInline(written).map(({ kind }) => kind)).toEqual(parseInline(COPY).map(({ kind }) => kind));
  });

  it('C12-07: addresses and numbers stay, and every text of the product has one', () => {
    for (const text of ['1-800-555-0100', 'claims@example.com', 'https://example.com/a'])
      expect([pseudoLonger(text), pseudoRightToLeft(text)]).toEqual([text, text]);
    const texts = pseudoContent('en-XA', { Landing_Title: 'Own', Ui_Next: 'Go on' });
    expect(texts.Landing_Title).toMatch(/^\[Óŵñ/);
    expect(texts.Ui_Next).toMatch(/^\[Ğó óñ/);
    expect(texts.Rule_required).toMatch(/^\[Váļůé/);
  });
});
