import { ExpectedError } from './expectedError.ts';

/** Error of an invalid command line, or of a file or folder on it that cannot be read. Exit code 2. */
export class UsageError extends ExpectedError {}
