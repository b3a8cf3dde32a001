/**
 * Calls that sign in and file, and what other tabs are told of a claim from then on, as one part of the build that is
 * fetched before the first of them.
 */

export { fetchCharacters } from './fetchMissing.ts';
export { fileClaim } from './fileClaim.ts';
export { openOutdated } from './migrateAnswers.ts';
export { signIn } from './signIn.ts';
export { watchTabs } from './watchTabs.ts';
