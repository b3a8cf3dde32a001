import type { Page } from 'playwright';
import { type Box, type Look, picture } from './pictures.ts';

/** Stops of Tab, and the cells that arrows lead to. */
const FOCUSABLE =
  ':is(:is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"]), .react-datepicker__day, .cw-pick-cell):not(:disabled, [type=hidden])';
/** With the focus it lies over the head of the page, and is looked at alone. */
const SKIP = '.cw-skip';

/** Every other of what a selector finds: the ring of one may lie over its neighbour's. */
interface Some {
  selector: string;
  turn?: 0 | 1;
}

/** Draws some of a page as if they had the focus, or the pointer on them, as long as `run` takes. */
export async function drawnWith<T>(
  page: Page,
  forcedPseudoClasses: ('focus' | 'focus-visible' | 'hover')[],
  { selector, turn }: Some,
  run: () => Promise<T>,
): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const some = nodeIds.filter((_, index) => turn === undefined || index % 2 === turn);
  await Promise.all(
    some.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  const result = await run();
  await devtools.detach();
  return result;
}

/** Each of them that is in sight; of one that is broken, its first line. */
const boxesOf = ({ selector, turn }: Some): Box[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
    if (turn !== undefined && index % 2 !== turn) return [];
    const [first] = element.getClientRects();
    if (!first) return [];
    const { x, y, width, height } = first;
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!over || !(element.contains(over) || element.parentElement?.contains(over))) return [];
    return [{ name: element.outerHTML.slice(0, 160), x, y, width, height }];
  });

const lookAt = async (page: Page, some: Some): Promise<Look> => ({
  picture: await picture(page),
  boxes: await page.evaluate(boxesOf, some),
});

const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

/** Picture of the focused element, if any, which then loses the focus. */
export async function lookOfFocus(page: Page, within: string): Promise<Look[]> {
  const held = { selector: `${within} :focus:not(h1)` };
  const looks = (await page.locator(held.selector).count()) > 0 ? [await lookAt(page, held)] : [];
  await page.evaluate(leaveFocus);
  return looks;
}

/** Pictures of each control within a part of a page while it has the focus, as few as possible. */
export async function looksWithFocus(page: Page, within: string): Promise<Look[]> {
  const others = `${within} ${FOCUSABLE}:not(${SKIP})`;
  const skip = `${within} ${SKIP}`;
  const groups: Some[] = [
    { selector: others, turn: 0 },
    { selector: others, turn: 1 },
  ];
  if ((await page.locator(skip).count()) > 0) groups.push({ selector: skip });
  const looks: Look[] = [];
  for (const some of groups)
    looks.push(await drawnWith(page, ['focus', 'focus-visible'], some, () => lookAt(page, some)));
  return looks;
}
