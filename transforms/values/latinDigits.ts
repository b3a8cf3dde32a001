/**
 * The digits of numbers and days in every culture: those that the texts have and that fields hold. Left out, each engine
 * takes its own for Arabic, and a page mixes two kinds (C17-05).
 */
export const LATIN_DIGITS = { numberingSystem: 'latn' } as const;
