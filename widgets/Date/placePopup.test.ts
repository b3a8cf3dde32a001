import { describe, expect, it } from 'vitest';
import { type Box, type PlacementInput, placePopup } from './placePopup.ts';

const room: Box = { left: 8, top: 8, right: 1272, bottom: 892 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

interface Others extends Partial<PlacementInput> {
  /** Width of its hint. */
  hint?: number;
  more?: Box[];
}

/** Field whose control is 240 x 44 pixels at this height, below its label and a hint of a given width. */
function placed(top: number, { hint = 200, more = [], ...others }: Others = {}) {
  const control = box(100, top, 240, 44);
  const taken = [control, box(100, top - 60, 120, 24), box(100, top - 30, hint, 24), ...more];
  const site = {
    width: 330,
    height: 420,
    room,
    control,
    taken,
    gap: 10,
    isMirrored: false,
    isCentred: false,
  };
  return placePopup({ ...site, ...others });
}

describe('the place of a calendar', () => {
  it('C10-33: is below its control where it has room there, else beside it, never over label and hint', () => {
    expect(placed(200)).toMatchObject({ left: 100, top: 254 });
    expect(placed(700)).toMatchObject({ left: 350, top: 472 });
    expect(placed(700, { hint: 236 })).toMatchObject({ left: 350 });
  });

  it('C10-33: beside a wide hint it is above the label, or beside the hint where that is nearer', () => {
    expect(placed(700, { hint: 800 })).toMatchObject({ left: 100, top: 210 });
    expect(placed(480, { hint: 800 })).toMatchObject({ left: 910, top: 472 });
  });

  it('C10-33: is not over a message below its control', () => {
    expect(placed(200, { more: [box(100, 250, 200, 24)] })).toMatchObject({ left: 350, top: 200 });
  });

  it('C10-33: there is none where each would be over the field or out of the window', () => {
    const low = { left: 8, top: 8, right: 592, bottom: 592 };
    expect(placed(300, { room: low })).toBeUndefined();
    expect(placed(200, { height: 900 })).toBeUndefined();
  });

  it('C10-33: stands in the middle of a narrow window, above or below', () => {
    const phone = { left: 8, top: 8, right: 367, bottom: 804 };
    expect(placed(100, { room: phone, isCentred: true })).toMatchObject({ left: 22.5, top: 154 });
    expect(placed(700, { room: phone, isCentred: true })).toMatchObject({ left: 22.5, top: 210 });
    expect(placed(400, { room: phone, isCentred: true })).toBeUndefined();
  });

  it('C10-33: begins at the right of its control where its page is written from right to left', () => {
    const right = box(1000, 200, 240, 44);
    expect(placed(0, { control: right, taken: [right], isMirrored: true })).toMatchObject({
      left: 910,
      top: 254,
    });
  });
});
