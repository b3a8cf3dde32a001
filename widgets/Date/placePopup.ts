/** Rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Size of a popup, and the boxes that its position depends on. */
export interface PlacementInput {
  width: number;
  height: number;
  /** Part of the window in which the popup has to be. */
  room: Box;
  /** Control that has the popup. */
  control: Box;
  /** Boxes that the popup may not cover, the control among them. */
  taken: readonly Box[];
  /** Distance from the control. */
  gap: number;
  /** True for a page that is written from right to left. */
  isMirrored: boolean;
  /** True where the middle of the window, above or below the control, is tried first. */
  isCentred: boolean;
}

type Place = Pick<Box, 'left' | 'top'>;

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the distance of two boxes: the horizontal plus the vertical one. */
const distance = (one: Box, other: Box) =>
  Math.max(0, other.left - one.right, one.left - other.right) +
  Math.max(0, other.top - one.bottom, one.top - other.bottom);

/** Returns the positions to try: below or above the control, beside it, and then at the edges of other boxes. */
function corners({
  width,
  height,
  room,
  control,
  taken,
  gap,
  isMirrored,
  isCentred,
}: PlacementInput): Place[][] {
  const after = taken.map(({ right }) => right + gap);
  const before = taken.map(({ left }) => left - gap - width);
  const start = within(isMirrored ? control.right - width : control.left, room.left, room.right - width);
  const middle = (room.left + room.right - width) / 2;
  const sides = isMirrored ? [...before, ...after] : [...after, ...before];
  const below = taken.map(({ bottom }) => bottom + gap);
  const above = taken.map(({ top }) => top - gap - height);
  const across = (lefts: number[], tops: number[]) =>
    lefts.flatMap((left) => tops.map((top) => ({ left, top })));
  const level = within(control.top, room.top, room.bottom - height);
  return [
    ...(isCentred ? [across([middle], [...below, ...above])] : []),
    [...across([start], [...below, ...above]), ...across(sides, [level])],
    across(sides, [...below, ...above]),
  ];
}

/**
 * Returns the position nearest to its control at which a popup covers none of the boxes to avoid; undefined where there
 * is none.
 */
export function placePopup(site: PlacementInput): Place | undefined {
  const { width, height, room, control, taken, gap } = site;
  const boxAt = ({ left, top }: Place) => ({ left, top, right: left + width, bottom: top + height });
  const isFree = (box: Box) =>
    box.left >= room.left &&
    box.top >= room.top &&
    box.right <= room.right &&
    box.bottom <= room.bottom &&
    distance(box, control) >= gap &&
    !taken.some((other) => meet(box, other));
  return corners(site)
    .flatMap((places) =>
      places
        .map(boxAt)
        .filter(isFree)
        .sort((one, other) => distance(one, control) - distance(other, control)),
    )
    .at(0);
}
