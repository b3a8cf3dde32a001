/** Work of a challenge: `cost` PBKDF2 rounds for each of up to `maxCounter` tries. */
export interface AltchaDifficulty {
  cost: number;
  minCounter: number;
  maxCounter: number;
}

/**
 * Returns the difficulty of so many tries on average: from two thirds of them to a third more. 1500 take a phone about
 * a second.
 */
export const difficultyOf = (tries: number): AltchaDifficulty => ({
  cost: 1000,
  minCounter: Math.round((tries * 2) / 3),
  maxCounter: Math.round((tries * 4) / 3),
});
