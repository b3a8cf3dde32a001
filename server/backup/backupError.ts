import { ExpectedError } from '../../bundle/expectedError.ts';

/** Failure to make or restore a backup; the message has the reason. */
export class BackupError extends ExpectedError {}
