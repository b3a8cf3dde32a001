import type { MessageParams } from '../claims/types.ts';
import { LATIN_DIGITS } from '../values/latinDigits.ts';

/** The params of a message with the wait that they name in the words of a culture: `1 second` (C10-24). */
export function withWait(params: MessageParams, culture: string): MessageParams {
  const { seconds } = params;
  if (typeof seconds !== 'number') return params;
  const format = new Intl.NumberFormat(culture, {
    ...LATIN_DIGITS,
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  return { ...params, wait: format.format(seconds) };
}
