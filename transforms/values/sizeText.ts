import { LATIN_DIGITS } from './latinDigits.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;
const GIGABYTE = KILOBYTE ** 3;

function partsOf(bytes: number): [amount: number, unit: string] {
  if (bytes < KILOBYTE) return [bytes, 'byte'];
  if (bytes < MEGABYTE) return [bytes / KILOBYTE, 'kilobyte'];
  return bytes < GIGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / GIGABYTE, 'gigabyte'];
}

/** A size for people, in the units that limits are counted in: `10 MB`, `1.5 MB`, `200 kB`, `12 bytes`. */
export function sizeText(bytes: number, culture: string): string {
  const [amount, unit] = partsOf(bytes);
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const format = { ...LATIN_DIGITS, style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(culture, format).format(amount);
}
