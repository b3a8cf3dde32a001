import type { ElementHandle, Page } from 'playwright';
import { type Box, type Look, picture } from './pictures.ts';

/** A part in a state, one beside it that is not, and the sides along which their looks differ at least. */
export interface Pair {
  chosen: string;
  other: string;
  sides: number;
}

/** A part as it is drawn, and what it wears to be drawn so. */
interface Part {
  one: ElementHandle<Element>;
  box: Box;
  worn: Worn;
  wornByOther: Worn;
  marks: string;
}

/** By what states are drawn. */
const WORN = ['class', 'aria-selected', 'aria-pressed', 'aria-current'];
type Worn = Record<string, string | null>;

/** Properties other than backgrounds and colours. */
const MARKS = [
  'border-top-style',
  'border-top-width',
  'text-decoration-line',
  'outline-style',
  'font-weight',
];

const wornBy = (element: Element, names: readonly string[]): Worn =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

function wear(element: Element, worn: Worn): void {
  for (const [name, value] of Object.entries(worn)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

const boxOf = (element: Element): Omit<Box, 'name'> => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const marksOf = (element: Element, names: readonly string[]): string =>
  ['', '::before']
    .flatMap((part) => names.map((name) => getComputedStyle(element, part).getPropertyValue(name)))
    .join();

const first = (page: Page, selector: string): Promise<ElementHandle<Element>> =>
  page
    .locator(selector)
    .first()
    .evaluateHandle((element: Element) => element);

async function partOf(page: Page, { chosen, other }: Pair): Promise<Part> {
  const [one, beside] = await Promise.all([first(page, chosen), first(page, other)]);
  const [worn, wornByOther, box, marks] = await Promise.all([
    one.evaluate(wornBy, WORN),
    beside.evaluate(wornBy, WORN),
    one.evaluate(boxOf),
    one.evaluate(marksOf, MARKS),
  ]);
  return { one, worn, wornByOther, box: { name: chosen, ...box }, marks };
}

/** Draws each part, in its place, as the one beside it; and which of them have none of their marks less. */
export async function looksOfOthers(
  page: Page,
  pairs: readonly Pair[],
): Promise<{ look: Look; unmarked: string[] }> {
  const parts = await Promise.all(pairs.map((pair) => partOf(page, pair)));
  await Promise.all(parts.map(({ one, wornByOther }) => one.evaluate(wear, wornByOther)));
  const look = { picture: await picture(page), boxes: parts.map(({ box }) => box) };
  const marks = await Promise.all(parts.map(({ one }) => one.evaluate(marksOf, MARKS)));
  await Promise.all(parts.map(({ one, worn }) => one.evaluate(wear, worn)));
  return { look, unmarked: parts.flatMap((part, at) => (part.marks === marks[at] ? [part.box.name] : [])) };
}
