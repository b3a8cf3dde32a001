/** Tests if Enter in this element saves its record: not where the key has a meaning of its own (R5-43). */
export function finishesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}
