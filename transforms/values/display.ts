import type { Display } from '../../schemas/uiOptions.ts';
import { parseDay } from './day.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { LATIN_DIGITS } from './latinDigits.ts';

type Kind = Display['as'];

/** Claims are paid in dollars; a number is shown with all its decimals. */
const NUMBERS: Partial<Record<Kind, Intl.NumberFormatOptions>> = {
  money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  number: { maximumFractionDigits: 20 },
  percent: { style: 'percent', maximumFractionDigits: 20 },
};

/** What cultures write that have no narrow sign: between words from the right its letters and its sign change places. */
const DOLLARS = 'US$';

/** An amount that is nearer to nothing has no sign; `signDisplay: 'negative'` is newer than the floor (C17-01). */
const HALF_A_CENT = 0.005;

interface Formatters {
  numbers: Map<Kind, Intl.NumberFormat>;
  date: Intl.DateTimeFormat;
}

/** Made once for each culture: a table asks for every cell. */
const KNOWN = new Map<string, Formatters>();

function formattersOf(culture: string): Formatters {
  const known = KNOWN.get(culture);
  if (known) return known;
  const numbers = Object.entries(NUMBERS).map(
    ([kind, options]) =>
      [kind as Kind, new Intl.NumberFormat(culture, { ...LATIN_DIGITS, ...options })] as const,
  );
  const date = new Intl.DateTimeFormat(culture, { ...LATIN_DIGITS, dateStyle: 'long', timeZone: 'UTC' });
  const made = { numbers: new Map(numbers), date };
  KNOWN.set(culture, made);
  return made;
}

function dateText(value: unknown, { date }: Formatters): string | undefined {
  const day = parseDay(value);
  if (day === null) return undefined;
  return date.format(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
}

/**
 * A value as its culture writes amounts (`$1,234.50`), numbers, percentages (0.25 is 25 %) and days; undefined where it
 * does not read as one, and is shown as it is. The value itself stays what it was (C8-21).
 */
export function displayed(value: unknown, { as, culture }: Display): string | undefined {
  const formatters = formattersOf(culture);
  if (as === 'date') return dateText(value, formatters);
  const number = parseDecimal(value);
  if (number === null) return undefined;
  const text = formatDecimal(number);
  const isLessThanCent = as === 'money' && Math.abs(Number(text)) < HALF_A_CENT;
  // As text: a double would lose digits of a long amount.
  return formatters.numbers
    .get(as)
    ?.format((isLessThanCent ? '0' : text) as Intl.StringNumericLiteral)
    .replace(DOLLARS, '$');
}

/** Whether values stand under each other by their digits: those of numbers do, however they are displayed. */
export function isFigure({ type, display }: { type?: string; display?: Display }): boolean {
  return display ? Object.hasOwn(NUMBERS, display.as) : type === 'number';
}
