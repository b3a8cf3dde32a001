import { unitText } from './unitText.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;
const GIGABYTE = KILOBYTE ** 3;

function partsOf(bytes: number): [amount: number, unit: string] {
  if (bytes < KILOBYTE) return [bytes, 'byte'];
  if (bytes < MEGABYTE) return [bytes / KILOBYTE, 'kilobyte'];
  return bytes < GIGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / GIGABYTE, 'gigabyte'];
}

/**
 * Formats the size of a file for people: `10 MB`, `1.5 MB`, `200 kB` (of 1024 bytes), `12 bytes`. Callers round a limit
 * down and a refused size up, so that the two never look equal (C16-02).
 */
export function sizeText(
  bytes: number,
  culture: string,
  rounded: 'round' | 'floor' | 'ceil' = 'round',
): string {
  const [amount, unit] = partsOf(bytes);
  return unitText(Math[rounded](amount * 10) / 10, unit, culture, unit === 'byte' ? 'long' : 'short');
}
