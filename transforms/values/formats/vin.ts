/** Values of letters in the check digit (49 CFR 565.15, table III); I, O and Q are not used. */
const LETTER_VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

/** Weights by position (49 CFR 565.15, table IV); the check digit itself, the ninth, has weight 0. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Tests for a vehicle identification number of 17 characters with a valid check digit, in any case. */
export function isVin(text: string): boolean {
  const vin = text.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const sum = [...vin].reduce((total, character, index) => {
    const value = LETTER_VALUES[character] ?? Number(character);
    return total + value * (WEIGHTS[index] ?? 0);
  }, 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
}
