/** Exit code of the command that an error ends, and status of the answer to a call that it ends. */
interface Ending {
  exitCode: 1 | 2;
  status: 429 | 500 | 503;
}

/** Kinds of expected errors. */
const ENDINGS = {
  /** A setting, a file or stored data that a person can mend. */
  mendable: { exitCode: 2, status: 500 },
  /** A disk or a service that does not answer now. */
  outage: { exitCode: 2, status: 503 },
  /** A limit on claims that are filed. */
  tooManyClaims: { exitCode: 2, status: 429 },
  /** A bundle with errors, which the command lists. */
  findings: { exitCode: 1, status: 500 },
} as const satisfies Record<string, Ending>;

export type ErrorKind = keyof typeof ENDINGS;

/**
 * Base of errors that are no fault of the product: their message is for the person who can act on it. Another thread
 * returns them as this class and with their kind, so that callers recognize them by the kind where threads lie between.
 */
export class ExpectedError extends Error {
  override readonly name: string = this.constructor.name;
  readonly kind: ErrorKind = 'mendable';

  get ending(): Ending {
    return ENDINGS[this.kind];
  }
}
