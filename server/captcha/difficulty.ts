/** Difficulty of a captcha challenge: `cost` PBKDF2 rounds for each of up to `maxCounter` tries. */
export interface AltchaDifficulty {
  cost: number;
  minCounter: number;
  maxCounter: number;
}

/**
 * Returns the difficulty for an average number of tries; a challenge takes from two thirds to four thirds of it. 1500
 * tries take a phone about a second.
 */
export const difficultyOf = (tries: number): AltchaDifficulty => ({
  cost: 1000,
  minCounter: Math.round((tries * 2) / 3),
  maxCounter: Math.round((tries * 4) / 3),
});
