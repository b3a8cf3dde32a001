import { autoUpdate } from '@floating-ui/dom';
import type { Picker } from './pickerDefaults.ts';
import { type Box, placePopup } from './placePopup.ts';

/** Minimum distance of a calendar popup from the edges of the window. */
const EDGE_PX = 8;

/** Returns the boxes of the visible texts in an element, which are narrower than its paragraphs. */
function shownTexts(element: Element): Box[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const text = document.createRange();
  const boxes: Box[] = [];
  while (walker.nextNode()) {
    text.selectNode(walker.currentNode);
    const box = text.getBoundingClientRect();
    boxes.push({ left: Math.max(left, box.left), right: Math.min(right, box.right), top, bottom });
  }
  return boxes;
}

/** Returns the boxes of a field's texts: its label, hints and messages. */
function textBoxes(control: Element): Box[] {
  const boxes: Box[] = [];
  let part = control;
  while (part.parentElement && !part.matches('.cw-field')) {
    const beside = [...part.parentElement.children].filter((element) => element !== part);
    boxes.push(...beside.flatMap(shownTexts));
    part = part.parentElement;
  }
  // Leaves out visually hidden texts, which are a pixel wide.
  return boxes.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
}

/**
 * Positions a calendar in view without covering its field: beside it, or in a narrow window above or below it. Without
 * room there it is centred in the window, and `onNoPlace` is called. Returns a function that stops the repositioning.
 */
export function placeCalendar(
  dialog: HTMLElement,
  control: Element,
  { offset, alignFrom }: Picker,
  onNoPlace: () => void,
) {
  const place = () => {
    // A calendar that is not modal is shown once it has loaded and its size is known.
    const isWaiting = !dialog.matches('[aria-modal]') && dialog.querySelector('[aria-busy]') !== null;
    dialog.style.visibility = isWaiting ? 'hidden' : '';
    if (isWaiting) return;
    const { width, height } = dialog.getBoundingClientRect();
    const box = control.getBoundingClientRect();
    const found = placePopup({
      width,
      height,
      room: {
        left: EDGE_PX,
        top: EDGE_PX,
        right: document.documentElement.clientWidth - EDGE_PX,
        bottom: window.innerHeight - EDGE_PX,
      },
      control: box,
      taken: [box, ...textBoxes(control)],
      gap: offset,
      isMirrored: getComputedStyle(control).direction === 'rtl',
      isCentred: window.innerWidth < alignFrom,
    });
    dialog.classList.toggle('cw-calendar--hung', found !== undefined);
    for (const side of ['left', 'top'] as const) {
      if (found) dialog.style.setProperty(side, `${found[side]}px`);
      else dialog.style.removeProperty(side);
    }
    if (!found) onNoPlace();
  };
  return autoUpdate(control, dialog, place);
}
