import { LATIN_DIGITS } from './latinDigits.ts';

/** An amount with its unit, in the words and the plural forms of a culture. */
export const unitText = (
  amount: number,
  unit: string,
  culture: string,
  unitDisplay: 'long' | 'short' = 'long',
): string =>
  new Intl.NumberFormat(culture, {
    ...LATIN_DIGITS,
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(amount);
