const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/**
 * Tests for a routing number of the American Bankers Association: nine digits whose weighted sum is a multiple of ten.
 */
export function isAbaRouting(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  return sum % 10 === 0;
}
