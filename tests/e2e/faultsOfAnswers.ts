import type { Page } from 'playwright';

/** From where records become tables to a desk's window: tables are narrowest just above each step. */
const WIDTHS = [640, 768, 800, 960, 1280];
/** A letter between margins of half an inch. */
const PAPER = { width: 720, height: 960 };

/** The words that tables and answers are cut in at each width and on paper, and tables wider than what holds them. */
export async function faultsOfAnswers(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, where: string) => {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await faultsNow(page)).map((fault) => `${where}: ${fault}`));
  };
  for (const width of WIDTHS) await look(width, `${width} px`);
  await page.emulateMedia({ media: 'print' });
  await look(PAPER.width, 'on paper');
  found.push(...(await overprints(page)).map((fault) => `on paper: ${fault}`));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Texts that stand over each other, and grids of rows that are longer than a sheet: browsers print those over themselves. */
const overprints = (page: Page): Promise<string[]> =>
  page.evaluate((sheet) => {
    const seen = [...document.querySelectorAll('main *')].filter((place) => place.clientHeight > 1);
    const grids = seen.filter(
      (place) =>
        getComputedStyle(place).display === 'grid' &&
        place.clientHeight > sheet &&
        [...place.children].filter(({ clientHeight }) => clientHeight > 1).length > 1,
    );
    const texts = seen.filter((place) => place.matches('p, h1, h2, h3, h4, dt, dd, li'));
    const over = texts.filter((place, at) => {
      const { bottom, left, right } = place.getBoundingClientRect();
      const next = texts[at + 1]?.getBoundingClientRect();
      return (
        next &&
        !place.contains(texts[at + 1] ?? null) &&
        next.top < bottom - 3 &&
        next.bottom > bottom - 3 &&
        next.left < right &&
        next.right > left
      );
    });
    return [
      ...grids.map(({ className, clientHeight }) => `a grid ${className} of ${clientHeight} px`),
      ...over.map(({ textContent }) => `over what follows: ${textContent?.slice(0, 60)}`),
    ];
  }, PAPER.height);

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
