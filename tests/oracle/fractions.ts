/** Exact numbers as fractions of two whole numbers (C8-02): slow and obviously right. The divisor is above 0. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

const TYPED = /^-?((\d+|\d{1,3}(,\d{3})+)(\.\d+)?|\.\d+)$/;

/** C3-05: text as a claimant types it; null where it is no such number. */
export function fractionOfText(text: string): Fraction | null {
  const trimmed = text.trim();
  if (!TYPED.test(trimmed)) return null;
  return fractionOfDigits(trimmed.replaceAll(',', ''));
}

/** A JSON number means the shortest decimal that writes it: 0.1 is a tenth. */
export function fractionOfNumber(value: number): Fraction {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const plain = fractionOfDigits(digits);
  const power = 10n ** BigInt(Math.abs(Number(exponent)));
  return Number(exponent) < 0
    ? ratio(plain.top, plain.bottom * power)
    : ratio(plain.top * power, plain.bottom);
}

function fractionOfDigits(digits: string): Fraction {
  const [whole = '0', decimals = ''] = digits.split('.');
  return ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function ratio(top: bigint, bottom: bigint): Fraction {
  const divisor = commonDivisor(top < 0n ? -top : top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return ratio(a.top * b.top, a.bottom * b.bottom);
}

export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** C8-02: a quotient of 20 significant digits, a half rounded to the even digit; null for division by zero. */
export function quotient(a: Fraction, b: Fraction): Fraction | null {
  if (b.top === 0n) return null;
  const negative = a.top < 0n !== b.top < 0n;
  const top = absolute(a.top) * b.bottom;
  const bottom = a.bottom * absolute(b.top);
  const rounded = rounded20(ratio(top, bottom));
  return negative ? { top: -rounded.top, bottom: rounded.bottom } : rounded;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function rounded20(value: Fraction): Fraction {
  if (value.top === 0n) return value;
  let shift = 0;
  while (scaled(value, shift) >= 10n ** 20n) shift -= 1;
  while (scaled(value, shift) < 10n ** 19n) shift += 1;
  const kept =
    shift >= 0
      ? { top: value.top * 10n ** BigInt(shift), bottom: value.bottom }
      : { top: value.top, bottom: value.bottom * 10n ** BigInt(-shift) };
  const floor = kept.top / kept.bottom;
  const twiceRest = (kept.top - floor * kept.bottom) * 2n;
  const up = twiceRest > kept.bottom || (twiceRest === kept.bottom && floor % 2n === 1n);
  const digits = up ? floor + 1n : floor;
  return shift >= 0 ? ratio(digits, 10n ** BigInt(shift)) : ratio(digits * 10n ** BigInt(-shift), 1n);
}

function scaled(value: Fraction, shift: number): bigint {
  return shift >= 0
    ? (value.top * 10n ** BigInt(shift)) / value.bottom
    : value.top / (value.bottom * 10n ** BigInt(-shift));
}

/** How many decimal places the number has, trailing zeros left out; it must be a decimal. */
export function decimalPlaces(value: Fraction): number {
  let places = 0;
  while ((value.top * 10n ** BigInt(places)) % value.bottom !== 0n) places += 1;
  return places;
}

/** The number in plain digits, with no exponent and no trailing zeros. */
export function plainDigits(value: Fraction): string {
  const places = decimalPlaces(value);
  const digits = absolute((value.top * 10n ** BigInt(places)) / value.bottom)
    .toString()
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = value.top < 0n ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
}

/** C8-17: the nearest of so many decimal places, a half away from zero. */
export function roundedTo(value: Fraction, places: number): Fraction {
  const unit = 10n ** BigInt(places);
  const down = (absolute(value.top) * unit) / value.bottom;
  const rest = absolute(value.top) * unit - down * value.bottom;
  const size = rest * 2n >= value.bottom ? down + 1n : down;
  return ratio(value.top < 0n ? -size : size, unit);
}
