import { ExpectedError } from './expectedError.ts';

/** Error of bad usage, or of a file or folder on the command line that cannot be read. Exit code 2. */
export class UsageError extends ExpectedError {}
