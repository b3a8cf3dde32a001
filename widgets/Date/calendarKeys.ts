import type { KeyboardEvent } from 'react';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Keys that were mirrored already. */
const mirrored = new WeakSet<Event>();

/** react-datepicker's arrows know no writing direction: where days run from right to left, left is the next one. */
export function mirrorArrows(event: KeyboardEvent): void {
  const key = MIRRORED[event.key];
  const { target, nativeEvent } = event;
  if (key === undefined || mirrored.has(nativeEvent) || !(target instanceof HTMLElement)) return;
  if (target instanceof HTMLSelectElement || getComputedStyle(target).direction !== 'rtl') return;
  event.preventDefault();
  event.stopPropagation();
  const other = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  mirrored.add(other);
  target.dispatchEvent(other);
}
