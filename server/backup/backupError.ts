import { ExpectedError } from '../../bundle/expectedError.ts';

/** Error of a backup that cannot be made or restored; the message has the reason. */
export class BackupError extends ExpectedError {}
