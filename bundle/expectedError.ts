/** Exit code of the command, and status of the response, that an error ends with. */
interface Ending {
  exitCode: 1 | 2;
  status: 429 | 500 | 503;
}

/** Kinds of expected errors. */
const ENDINGS = {
  /** Setting, file or stored data that a person can repair. */
  mendable: { exitCode: 2, status: 500 },
  /** Disk or service that is not available now. */
  outage: { exitCode: 2, status: 503 },
  /** Rate limit on filed claims. */
  tooManyClaims: { exitCode: 2, status: 429 },
  /** Bundle with errors, which the command lists. */
  findings: { exitCode: 1, status: 500 },
} as const satisfies Record<string, Ending>;

export type ErrorKind = keyof typeof ENDINGS;

/**
 * Base of errors that are no fault of the product; the message is for the person who can act on it. A worker thread
 * returns the error as this class with its kind, so that callers test the kind where a thread may be between.
 */
export class ExpectedError extends Error {
  override readonly name: string = this.constructor.name;
  readonly kind: ErrorKind = 'mendable';

  get ending(): Ending {
    return ENDINGS[this.kind];
  }
}
