import { describe, expect, it } from 'vitest';
import { adviceOf } from '../../transforms/config/advice.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { suggest } from './didYouMean.ts';

describe('did you mean', () => {
  it.each([
    ['requird', 'required'],
    ['maxlength', 'maxLength'],
    ['lenght', 'length'],
    ['feild', 'field'],
    ['equal', 'equals'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, ['other', 'required', 'maxLength', 'length', 'field', 'equals'])).toBe(meant);
  });

  it.each(['', 'x', 'zzzzzz', 'completely'])('guesses nothing for "%s"', (word) => {
    expect(nearest(word, ['required', 'field', 'equals'])).toBeUndefined();
  });

  it('lists what is allowed where it cannot guess, unless that is too long to help', () => {
    expect(suggest('zzz', ['red', 'green'])).toBe('Allowed: red, green.');
    expect(
      suggest(
        'zzz',
        Array.from({ length: 30 }, (_, index) => `name${index}`),
      ),
    ).toBe('');
    const meant = suggest('gren', ['red', 'green']);
    expect(adviceOf(meant)).toEqual({
      hint: 'Did you mean "green"?',
      mend: { kind: 'respell', to: 'green' },
    });
    expect(`${meant}`).toBe('Did you mean "green"?');
  });
});
