import type { Page } from 'playwright';

/** From where records become tables to a desk's window: tables are narrowest just above each step. */
const WIDTHS = [640, 768, 800, 960, 1280];
/** A letter between margins of half an inch. */
const PAPER = 720;

/** The words that tables and answers are cut in at each width and on paper, and tables wider than what holds them. */
export async function faultsOfAnswers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, where: string) => {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await faultsNow(page)).map((fault) => `${where}: ${fault}`));
  };
  for (const width of WIDTHS) await look(width, `${width} px`);
  await page.emulateMedia({ media: 'print' });
  await look(PAPER, 'on paper');
  await page.emulateMedia({ media: 'screen' });
  return found;
}

const faultsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (node: Node, from: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    const brokenIn = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}.,$]+/gu)]
        .filter(({ 0: word, index }) => isBroken(node, index, word.length))
        .map(([word]) => word);
    const textsOf = (place: Element) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      return nodes;
    };
    // What only a screen reader reads has no width to be whole in.
    const isSeen = (place: Element) =>
      place.clientWidth > 1 && (place.closest('thead')?.clientWidth ?? 2) > 1;
    const broken = [...document.querySelectorAll('main :is(th, td, dt, dd)')]
      .filter(isSeen)
      .flatMap(textsOf)
      .flatMap(brokenIn);
    const wide = [...document.querySelectorAll('main table')].filter((table) => {
      const frame = table.closest('.cw-review-group') ?? table.parentElement;
      return table.scrollWidth > (frame?.clientWidth ?? 0);
    });
    return [...broken, ...wide.map(({ scrollWidth }) => `a table of ${scrollWidth} px`)];
  });
