/** Tests if Enter in this element saves its record: in an input, but not where Enter does something else (R5-43). */
export function finishesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}
