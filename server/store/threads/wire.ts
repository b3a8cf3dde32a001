/** A call of the store on its way to a thread. */
export interface Call {
  id: number;
  area: string;
  method: string;
  args: unknown[];
}

/** Its answer on the way back. */
export type Answer = { id: number; value: unknown } | { id: number; failure: Failure };

/** What the thread is given when it starts. */
export interface ThreadData {
  file: string;
  mode: 'writer' | 'reader';
}

/** What a stream gives in one call. */
export interface Batch {
  values: unknown[];
  done: boolean;
}

/** The area of calls that are about a stream, not about the store. */
export const STREAMS = 'streams';

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

/** Hands over together what comes up within one turn of the event loop: a message costs more than what it carries. */
export function gathered<T>(deliver: (items: T[]) => void): (item: T) => void {
  let items: T[] = [];
  return (item) => {
    items.push(item);
    if (items.length > 1) return;
    setImmediate(() => {
      const all = items;
      items = [];
      deliver(all);
    });
  };
}

/** So many at a time: what waits for an answer judges a claim or writes an answer, a millisecond each and two of a cold one. */
const ONE_TURN = 2;

/**
 * Hands out what came together a few in each turn of the event loop. A commit of many claims answers all of them at
 * once: whoever else asks for something is not to wait until each of them is done.
 */
export function inTurns<T>(take: (item: T) => void): (items: readonly T[]) => void {
  const waiting: T[] = [];
  const handOut = (): void => {
    for (const item of waiting.splice(0, ONE_TURN)) take(item);
    if (waiting.length > 0) setImmediate(handOut);
  };
  return (items) => {
    const isIdle = waiting.length === 0;
    waiting.push(...items);
    if (isIdle) handOut();
  };
}
