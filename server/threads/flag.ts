/**
 * Flag that one thread sets once and others await through shared memory, because a message takes a turn of the event
 * loop, and one more thread that has to wake.
 */
export type Flag = Int32Array<SharedArrayBuffer>;

const UNSET = 0;
const VALUES = { yes: 1, no: 2 };

export const createFlag = (): Flag => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Sets the flag; its first value stays. */
export function setFlag(flag: Flag, word: keyof typeof VALUES): void {
  Atomics.compareExchange(flag, 0, UNSET, VALUES[word]);
  Atomics.notify(flag, 0);
}

/** Resolves when the flag is set, to true for yes. */
export async function awaitFlag(flag: Flag): Promise<boolean> {
  await Atomics.waitAsync(flag, 0, UNSET).value;
  return isYes(flag);
}

/**
 * Blocks the thread until the flag is set, which wakes sooner. For threads with nothing else to do, and never for one
 * that may have to set it.
 */
export function blockOnFlag(flag: Flag): boolean {
  Atomics.wait(flag, 0, UNSET);
  return isYes(flag);
}

const isYes = (flag: Flag): boolean => Atomics.load(flag, 0) === VALUES.yes;
