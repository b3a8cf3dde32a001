/**
 * Tests if Enter in this element saves its record: in an `input` that is not for a file. In any other control Enter has
 * its own effect (R5-43).
 */
export function finishesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}
