import { expect, it } from 'vitest';
import { FRAMING_TEXTS } from '../transforms/pages/placementTexts.ts';
import { shownWhole } from './shownWhole.ts';

it.each(FRAMING_TEXTS)('a value is shown with its %s', (name) => {
  expect(shownWhole('12', '12', { [name]: 'framed' })).toContain('framed');
});
