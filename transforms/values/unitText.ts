import { LATIN_DIGITS } from './latinDigits.ts';

/** Formats an amount with a unit of Intl (`minute`, `megabyte`), in the words and plural forms of a culture. */
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
