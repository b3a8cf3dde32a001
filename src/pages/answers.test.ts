import { describe, expect, it } from 'vitest';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import { englishText } from '../../widgets/translate.ts';
import { answerText } from '../form/records/answerText.ts';

const leaf = (options: Partial<LeafUiSchema['ui:options']>): LeafUiSchema => ({
  'ui:widget': 'value',
  'ui:options': {
    type: 'number',
    label: 'Total',
    requiredStyling: true,
    ...options,
  },
});
const read = (value: string | number | boolean | null, options: Partial<LeafUiSchema['ui:options']> = {}) =>
  answerText(value, leaf(options), englishText);

describe('an answer as people read it', () => {
  it('R5-02, R5-01: an amount reads as its mask and its sign have it, whatever was stored', () => {
    const money = { mask: 'currencyDecimals', prepended: '$' };
    expect([read(150, money), read('1234.5', money), read('1,234.50', money), read(null, money)]).toEqual([
      '$150.00',
      '$1,234.50',
      '$1,234.50',
      '',
    ]);
    expect(read('1234', { mask: 'currency', appended: 'miles' })).toBe('1,234 miles');
  });

  it('C7-07: a number without a mask reads as it was typed', () => {
    expect(read('1234.5')).toBe('1234.5');
  });
});
