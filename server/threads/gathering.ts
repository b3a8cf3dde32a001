const NEVER = (): boolean => false;

/**
 * Hands over together what comes up within one turn of the event loop: a message costs more than what it carries. What `isAlone` when it
 * comes does not wait for the turn's end.
 */
export function gathered<T>(
  deliver: (items: T[]) => void,
  isAlone: () => boolean = NEVER,
): (item: T) => void {
  let items: T[] = [];
  return (item) => {
    if (items.length === 0 && isAlone()) {
      deliver([item]);
      return;
    }
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
