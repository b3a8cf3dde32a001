/**
 * Said once by one thread and heard by any other, without a message: that would go by the event loop, which is one turn more, and
 * one thread more that has to wake.
 */
export type Flag = Int32Array<SharedArrayBuffer>;

const UNSAID = 0;
const WORDS = { yes: 1, no: 2 };

export const createFlag = (): Flag => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** What was said first stays. */
export function say(flag: Flag, word: keyof typeof WORDS): void {
  Atomics.compareExchange(flag, 0, UNSAID, WORDS[word]);
  Atomics.notify(flag, 0);
}

/** Resolves when it is said: whether it is yes. */
export async function heard(flag: Flag): Promise<boolean> {
  await Atomics.waitAsync(flag, 0, UNSAID).value;
  return isYes(flag);
}

/**
 * The same with the thread standing still until then, which wakes sooner. For one that would do nothing else meanwhile, and never for
 * one that may have to say it.
 */
export function heardStanding(flag: Flag): boolean {
  Atomics.wait(flag, 0, UNSAID);
  return isYes(flag);
}

const isYes = (flag: Flag): boolean => Atomics.load(flag, 0) === WORDS.yes;
