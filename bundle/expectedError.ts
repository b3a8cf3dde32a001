/** Exit code of the command, and HTTP status of the response, for an expected error. */
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
 * Base class of errors with a cause outside of the product, such as a setting or a disk; the message is for the person
 * who can act on it. A worker thread returns a subclass as this class with its kind, so that its callers test the kind.
 */
export class ExpectedError extends Error {
  override readonly name: string = this.constructor.name;
  readonly kind: ErrorKind = 'mendable';

  get ending(): Ending {
    return ENDINGS[this.kind];
  }
}
