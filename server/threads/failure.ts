/** An error in a form that a message can carry: its class is lost, its name and codes are not. */
export interface Failure {
  message: string;
  name: string;
  stack: string | undefined;
  details: Record<string, unknown>;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error))
    return { message: String(error), name: 'Error', stack: undefined, details: {} };
  const { message, name, stack } = error;
  const plain = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { message, name, stack, details: Object.fromEntries(plain) };
}

export function errorOf({ message, name, stack, details }: Failure): Error {
  const error = Object.assign(new Error(message), details);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
