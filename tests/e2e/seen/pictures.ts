import type { Page } from 'playwright';

/** A part of a page, in px of its picture. */
export interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of a page, and what is looked at in it. */
export interface Look {
  picture: Buffer;
  boxes: readonly Box[];
}

/** Change of a part: its sides and the px that changed by a contrast of 3:1 at least. */
export interface Change extends Box {
  sides: string[];
  pixels: number;
}

/** Picture of the window without moving parts. */
export const picture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

interface Pictures {
  before: string;
  looks: readonly { png: string; boxes: readonly Box[] }[];
}

/**
 * In a page of its own, whose policy lets it: compares pictures px by px, by the formula of WCAG. A side has changed where
 * four fifths of its middle two thirds have, up to 4 px outside of its box and 10 px within: ends may be round, and a dark
 * letter under a dark ring stays dark.
 */
async function compare({ before, looks }: Pictures): Promise<Change[]> {
  const pixelsOf = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const channel = Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = ({ data }: ImageData, at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, part, of) => sum + part * (channel[data[at + of] ?? 0] ?? 0), 0.05);
  const span = (from: number, to: number) =>
    Array.from(
      { length: Math.max(0, Math.floor(to) - Math.floor(from)) },
      (_, step) => Math.floor(from) + step,
    );
  const mostly = (all: number[], isSo: (at: number) => boolean) =>
    all.filter(isSo).length >= all.length * 0.8;
  const one = await pixelsOf(before);
  const changed = async ({ png, boxes }: Pictures['looks'][number]): Promise<Change[]> => {
    const other = await pixelsOf(png);
    const isOther = (x: number, y: number) => {
      if (x < 0 || y < 0 || x >= one.width || y >= one.height) return false;
      const at = (y * one.width + x) * 4;
      const [a, b] = [light(one, at), light(other, at)];
      return Math.max(a, b) / Math.min(a, b) >= 3;
    };
    return boxes.map((box) => {
      const { x, y, width, height } = box;
      const [right, bottom] = [x + width, y + height];
      const along = span(x + width / 6, right - width / 6);
      const down = span(y + height / 6, bottom - height / 6);
      const sides = {
        top: mostly(along, (at) => span(y - 4, y + 10).some((row) => isOther(at, row))),
        bottom: mostly(along, (at) => span(bottom - 10, bottom + 4).some((row) => isOther(at, row))),
        left: mostly(down, (at) => span(x - 4, x + 10).some((column) => isOther(column, at))),
        right: mostly(down, (at) => span(right - 10, right + 4).some((column) => isOther(column, at))),
      };
      const pixels = span(y, bottom).flatMap((row) =>
        span(x, right).filter((column) => isOther(column, row)),
      );
      const found = Object.entries(sides).flatMap(([side, isSo]) => (isSo ? [side] : []));
      return { ...box, sides: found, pixels: pixels.length };
    });
  };
  return (await Promise.all(looks.map(changed))).flat();
}

/** Changes in these parts of a page since a picture of it. */
export function changes(judge: Page, before: Buffer, looks: readonly Look[]): Promise<Change[]> {
  return judge.evaluate(compare, {
    before: before.toString('base64'),
    looks: looks.map(({ picture, boxes }) => ({ png: picture.toString('base64'), boxes })),
  });
}
