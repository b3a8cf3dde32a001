/**
 * Intl option for Latin digits, which texts and fields use in every culture. Without it each engine has its own default
 * for Arabic, and a page mixes two kinds (C17-05).
 */
export const LATIN_DIGITS = { numberingSystem: 'latn' } as const;
