/** Character code of the last ASCII digit; the digits of every other script have higher ones. */
const NINE = 0x39;
const DIGIT = /\p{Nd}/u;

/**
 * Returns the value of a digit of any script. Unicode has the ten digits of a script in a row, and adjacent rows have
 * no gap.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (DIGIT.test(String.fromCodePoint(before - 1))) before -= 1;
  return (code - before) % 10;
}

/** Converts the digits of every script, and the Arabic decimal and group separators, to ASCII (C10-21). */
export function asciiDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => ((digit.codePointAt(0) ?? 0) <= NINE ? digit : String(digitValue(digit))))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}
