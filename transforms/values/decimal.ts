/** Exact decimal number: `coefficient × 10^-scale`, with the smallest scale that holds it. */
export interface Decimal {
  coefficient: bigint;
  scale: number;
}

const NUMBER_TEXT = /^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/;
const JSON_NUMBER = /^(-?)(\d*)(?:\.(\d+))?(?:e([+-]?\d+))?$/;

/** Significant digits of a rounded quotient (C8-02). */
const QUOTIENT_DIGITS = 20;

const ZERO: Decimal = { coefficient: 0n, scale: 0 };

function normalised(coefficient: bigint, scale: number): Decimal {
  if (coefficient === 0n) return ZERO;
  let digits = coefficient;
  let places = scale;
  while (places > 0 && digits % 10n === 0n) {
    digits /= 10n;
    places -= 1;
  }
  return places < 0
    ? { coefficient: digits * 10n ** BigInt(-places), scale: 0 }
    : { coefficient: digits, scale: places };
}

function fromDigits(text: string): Decimal | null {
  const match = JSON_NUMBER.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(`${sign}${whole}${fraction}`);
  return normalised(coefficient, fraction.length - Number(exponent));
}

/** Parses a JSON number, or text as C3-05 defines it (`"1,234.50"`, `".50"`); null where it is no such number. */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromDigits(String(value)) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return NUMBER_TEXT.test(text) ? fromDigits(text.replaceAll(',', '')) : null;
}

/** Formats plain digits without exponent, grouping or trailing zeros: `1234.5`. */
export function formatDecimal({ coefficient, scale }: Decimal): string {
  if (scale === 0) return String(coefficient);
  const sign = coefficient < 0n ? '-' : '';
  const digits = String(coefficient < 0n ? -coefficient : coefficient).padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Formats a fixed number of places, rounded half-even, with grouping commas: `1,234.50`. */
export function fixedDecimal({ coefficient, scale }: Decimal, places: number): string {
  const sign = coefficient < 0n ? '-' : '';
  const size = coefficient < 0n ? -coefficient : coefficient;
  const cents = roundedQuotient(size * 10n ** BigInt(places), 10n ** BigInt(scale));
  const digits = String(cents).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const shownSign = cents === 0n ? '' : sign;
  return places === 0 ? `${shownSign}${whole}` : `${shownSign}${whole}.${digits.slice(-places)}`;
}

/** Formats a fixed number of decimals without grouping, rounded half away from zero: `609.31`. A zero has no sign. */
export function roundDecimal({ coefficient, scale }: Decimal, places: number): string {
  const size = (coefficient < 0n ? -coefficient : coefficient) * 10n ** BigInt(places);
  const unit = 10n ** BigInt(scale);
  const rounded = (size * 2n + unit) / (unit * 2n);
  const digits = String(rounded).padStart(places + 1, '0');
  const sign = coefficient < 0n && rounded !== 0n ? '-' : '';
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  const raise = (d: Decimal) => d.coefficient * 10n ** BigInt(scale - d.scale);
  return [raise(a), raise(b), scale];
}

/** Compares decimals: negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [left, right] = aligned(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return normalised(left + right, scale);
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, { coefficient: -b.coefficient, scale: b.scale });
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return normalised(a.coefficient * b.coefficient, a.scale + b.scale);
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice < denominator) return quotient;
  if (twice > denominator) return quotient + 1n;
  return quotient % 2n === 0n ? quotient : quotient + 1n;
}

function digitCount(value: bigint): number {
  return String(value).length;
}

/** Divides decimals, rounded half-even to 20 significant digits; null when `b` is zero. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal | null {
  if (b.coefficient === 0n) return null;
  if (a.coefficient === 0n) return ZERO;
  const negative = a.coefficient < 0n !== b.coefficient < 0n;
  const top = a.coefficient < 0n ? -a.coefficient : a.coefficient;
  const bottom = b.coefficient < 0n ? -b.coefficient : b.coefficient;
  // The first digit of top·10^s/bottom is at one of two places; try the shift that gives 20 digits.
  let shift = QUOTIENT_DIGITS - (digitCount(top) - digitCount(bottom));
  const scaled = (by: number) =>
    by >= 0 ? ([top * 10n ** BigInt(by), bottom] as const) : ([top, bottom * 10n ** BigInt(-by)] as const);
  const [wide, wideBottom] = scaled(shift);
  if (digitCount(wide / wideBottom) > QUOTIENT_DIGITS) shift -= 1;
  const [numerator, denominator] = scaled(shift);
  const digits = roundedQuotient(numerator, denominator);
  return normalised(negative ? -digits : digits, a.scale - b.scale + shift);
}

/** Tests if `a` is an exact multiple of `b`. */
export function isMultipleOf(a: Decimal, b: Decimal): boolean {
  const [left, right] = aligned(a, b);
  return right !== 0n && left % right === 0n;
}
