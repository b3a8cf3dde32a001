const NEVER = (): boolean => false;

/**
 * Delivers the items of one turn of the event loop together, because a message costs more than its contents. An item
 * that `isAlone` does not wait for the turn's end.
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

/**
 * Items of one turn: who waits for one judges a claim or writes an answer, a millisecond each and two of a cold one.
 */
const ONE_TURN = 2;

/**
 * Passes items on a few in each turn of the event loop, because a commit of many claims would hold up all other
 * requests otherwise.
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
