import { ExpectedError } from '../../bundle/expectedError.ts';

/** Error of a stored value that cannot be decrypted though its key is there; the message has the remedy. */
export class AlteredValueError extends ExpectedError {
  constructor(value: string, owner: string) {
    super(
      `${value} of ${owner} was altered, or is that of another one or of another field: its key does not open it. ` +
        'claimwright verify names all that was altered; restore it from a backup.',
    );
  }
}
