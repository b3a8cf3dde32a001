import { describe, expect, it } from 'vitest';
import { BUILT_IN } from './builtIn.ts';
import { EN } from './en.ts';
import { ES_MESSAGES } from './es/messages.ts';
import type { InterfaceTexts, MessageTexts, ProductKey } from './keys.ts';
import { productText } from './lookUp.ts';
import { withoutPlural } from './plurals.ts';
import { textFaults } from './textFaults.ts';

const COUNTED = new Set(
  Object.keys(EN)
    .filter((key) => key.endsWith('_other'))
    .map(withoutPlural),
);

function formsOf(culture: string, key: string): string[] {
  return Object.keys(BUILT_IN[culture] ?? {})
    .filter((candidate) => candidate !== key && withoutPlural(candidate) === key)
    .map((candidate) => candidate.slice(key.length + 1))
    .sort();
}

describe.each(Object.entries(BUILT_IN))('the product’s texts in %s', (culture, texts) => {
  it('C11-05: are those of English: none is missing, empty or more', () => {
    const keys = (of: object) => [...new Set(Object.keys(of).map(withoutPlural))].sort();
    expect(keys(texts)).toEqual(keys(EN));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('C11-05: have English’s placeholders and no HTML', () => {
    expect([...textFaults(texts)]).toEqual([]);
  });

  it('C2-04: have a form for each kind of count of the culture', () => {
    // Spanish "many" begins at a million, which no rule counts to; "other" serves.
    const kinds = new Intl.PluralRules(culture).resolvedOptions().pluralCategories;
    const wanted = kinds.filter((kind) => culture !== 'es' || kind !== 'many').sort();
    expect(COUNTED.size).toBeGreaterThan(3);
    for (const key of COUNTED) expect([key, ...formsOf(culture, key)]).toEqual([key, ...wanted]);
  });

  it('C6-07: tell every problem of the server without its code', () => {
    const problems = Object.entries(texts).filter(([key]) => key.startsWith('Problem_'));
    expect(problems.length).toBeGreaterThan(20);
    for (const [key, text] of problems) expect(text).not.toContain(key.replace('Problem_', ''));
  });
});

describe('the types of the product’s texts', () => {
  it('C11-05: what is missing or unknown does not compile', () => {
    const { Rule_records_min_one: _one, ...withoutForm } = ES_MESSAGES;
    const { Problem_unavailable: _unavailable, ...withoutProblem } = ES_MESSAGES;
    const { Rule_range_min: _min, ...withoutVariant } = ES_MESSAGES;
    // @ts-expect-error: a form of a counted text
    const form: MessageTexts<'one' | 'other'> = withoutForm;
    // @ts-expect-error: a problem of the API
    const problem: MessageTexts<'one' | 'other'> = withoutProblem;
    // @ts-expect-error: a variant of a rule
    const variant: MessageTexts<'one' | 'other'> = withoutVariant;
    // @ts-expect-error: a culture with more kinds of counts
    const counts: MessageTexts<'one' | 'few' | 'other'> = ES_MESSAGES;
    // @ts-expect-error: what pages say
    const labels: InterfaceTexts = {};
    // @ts-expect-error: a settlement's content key
    const key: ProductKey = 'Landing_Title';
    expect([form, problem, variant, counts, labels, key]).toHaveLength(6);
  });

  it('C11-05: the words of the specification are English’s', () => {
    const english = { culture: 'en', active: {}, fallback: EN };
    expect(productText('LocKey_Shared_ErrorMessage_Submission_Default', english)).toBe(
      'An error occurred during your submission. Please try again. If this problem persists, please contact the settlement administrator at the email below.',
    );
  });
});
