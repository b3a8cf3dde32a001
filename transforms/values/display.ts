import type { Display } from '../../schemas/uiOptions.ts';
import { parseDay } from './day.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { LATIN_DIGITS } from './latinDigits.ts';

type Kind = Display['as'];

/** Intl options of each display of numbers. Claims are paid in dollars; a plain number keeps all its decimals. */
const NUMBERS: Partial<Record<Kind, Intl.NumberFormatOptions>> = {
  money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  number: { maximumFractionDigits: 20 },
  percent: { style: 'percent', maximumFractionDigits: 20 },
};

/**
 * Currency text of cultures without a narrow sign, which the bidirectional algorithm reorders in right-to-left text.
 */
const DOLLARS = 'US$';

/** Smaller amounts have no sign; `signDisplay: 'negative'` is newer than the floor (C17-01). */
const HALF_A_CENT = 0.005;

interface Formatters {
  numbers: Map<Kind, Intl.NumberFormat>;
  date: Intl.DateTimeFormat;
}

/** Cached for each culture, because a table formats every cell. */
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
 * Formats a value as its culture writes amounts (`$1,234.50`), numbers, percentages (0.25 is 25 %) and days; undefined
 * where it cannot be parsed as one, and is shown unchanged. The stored value does not change (C8-21).
 */
export function displayed(value: unknown, { as, culture }: Display): string | undefined {
  const formatters = formattersOf(culture);
  if (as === 'date') return dateText(value, formatters);
  const number = parseDecimal(value);
  if (number === null) return undefined;
  const text = formatDecimal(number);
  const isLessThanCent = as === 'money' && Math.abs(Number(text)) < HALF_A_CENT;
  // As text, because a double would lose digits of a long amount.
  return formatters.numbers
    .get(as)
    ?.format((isLessThanCent ? '0' : text) as Intl.StringNumericLiteral)
    .replace(DOLLARS, '$');
}

/** Tests if the values of a field are shown as numbers, whose digits a table aligns. */
export function isFigure({ type, display }: { type?: string; display?: Display }): boolean {
  return display ? Object.hasOwn(NUMBERS, display.as) : type === 'number';
}
