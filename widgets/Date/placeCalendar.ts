import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import type { Picker } from './pickerDefaults.ts';

/** How far it stays from the edges of the window. */
const EDGE_PX = 8;

/**
 * Keeps a calendar wholly in view until the answer is called: at its field, on whichever side has room; in the middle
 * of a window that is too narrow or too low for that.
 */
export function placeCalendar(dialog: HTMLElement, field: Element, { offset: gap, alignFrom }: Picker) {
  const place = async () => {
    const isHung = window.innerWidth >= alignFrom && dialog.scrollHeight + 2 * EDGE_PX <= window.innerHeight;
    dialog.classList.toggle('cw-calendar--hung', isHung);
    if (!isHung) {
      for (const side of ['left', 'top']) dialog.style.removeProperty(side);
      return;
    }
    const { x, y } = await computePosition(field, dialog, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(gap),
        flip({ padding: EDGE_PX, fallbackPlacements: ['top-start', 'right', 'left'] }),
        shift({ padding: EDGE_PX, crossAxis: true }),
      ],
    });
    dialog.style.setProperty('left', `${x}px`);
    dialog.style.setProperty('top', `${y}px`);
  };
  return autoUpdate(field, dialog, () => void place());
}
