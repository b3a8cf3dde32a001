/** Calls that sign in and file, as one part of the build that is fetched before the first of them. */
export { fileClaim } from './fileClaim.ts';
export { signIn } from './signIn.ts';
