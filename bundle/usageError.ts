import { ExpectedError } from './expectedError.ts';

/** The command could not do its work: bad usage, or something named on the command line that cannot be read. Exit code 2. */
export class UsageError extends ExpectedError {}
