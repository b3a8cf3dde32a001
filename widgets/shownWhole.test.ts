import { expect, it } from 'vitest';
import { FRAMING_TEXTS } from '../transforms/pages/placementTexts.ts';
import { formattedValue } from './formattedValue.ts';

it.each(FRAMING_TEXTS)('a value is shown with its %s', (name) => {
  expect(formattedValue('12', '12', { [name]: 'framed' })).toContain('framed');
});
