import { ExpectedError } from '../../bundle/expectedError.ts';

/** A backup that cannot be made or restored; the message says why. */
export class BackupError extends ExpectedError {}
