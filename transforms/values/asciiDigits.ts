/** ASCII digits end at this code; every other script's follow. */
const NINE = 0x39;
const DIGIT = /\p{Nd}/u;

/** Value of a digit of any script: ten stand in a row, and rows follow each other without a gap. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (DIGIT.test(String.fromCodePoint(before - 1))) before -= 1;
  return (code - before) % 10;
}

/** A text with the digits of every script, and Arabic's signs of decimals and groups, as ASCII has them (C10-21). */
export function asciiDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => ((digit.codePointAt(0) ?? 0) <= NINE ? digit : String(digitValue(digit))))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}
