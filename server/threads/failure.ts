import { type ErrorKind, ExpectedError } from '../../bundle/expectedError.ts';

/** Error as plain data for another thread: its class is lost, its kind and codes are not. */
export interface Failure {
  message: string;
  name: string;
  /** Null where the error is not an expected one. */
  kind: ErrorKind | null;
  stack: string | undefined;
  details: Record<string, unknown>;
}

/** Converts an error to plain data for another thread. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error))
    return { message: String(error), name: 'Error', kind: null, stack: undefined, details: {} };
  const { message, name, stack } = error;
  const kind = error instanceof ExpectedError ? error.kind : null;
  const plain = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { message, name, kind, stack, details: Object.fromEntries(plain) };
}

/** Rebuilds an error from its plain data; an expected one is an ExpectedError of the same kind. */
export function errorOf({ message, name, kind, stack, details }: Failure): Error {
  const error = kind === null ? new Error(message) : Object.assign(new ExpectedError(message), { kind });
  Object.assign(error, details, { name });
  if (stack !== undefined) error.stack = stack;
  return error;
}
