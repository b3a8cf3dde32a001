/**
 * Entry of the lazy chunk that signs in, files, and shares the claim with other tabs; it is loaded before the first of
 * these.
 */

export { fetchCharacters } from './fetchMissing.ts';
export { fileClaim } from './fileClaim.ts';
export { openOutdated } from './migrateAnswers.ts';
export { signIn } from './signIn.ts';
export { watchTabs } from './watchTabs.ts';
