/**
 * Flag that one thread sets once and others await through shared memory, because a message takes a turn of the event
 * loop, and one more thread that has to wake.
 */
export type Flag = Int32Array<SharedArrayBuffer>;

const UNSAID = 0;
const WORDS = { yes: 1, no: 2 };

export const createFlag = (): Flag => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Sets the flag; its first value stays. */
export function say(flag: Flag, word: keyof typeof WORDS): void {
  Atomics.compareExchange(flag, 0, UNSAID, WORDS[word]);
  Atomics.notify(flag, 0);
}

/** Resolves when the flag is set, to true for yes. */
export async function heard(flag: Flag): Promise<boolean> {
  await Atomics.waitAsync(flag, 0, UNSAID).value;
  return isYes(flag);
}

/**
 * Blocks the thread until the flag is set, which wakes sooner. For threads with nothing else to do, and never for one
 * that may have to set it.
 */
export function heardStanding(flag: Flag): boolean {
  Atomics.wait(flag, 0, UNSAID);
  return isYes(flag);
}

const isYes = (flag: Flag): boolean => Atomics.load(flag, 0) === WORDS.yes;
