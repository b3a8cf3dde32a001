import { it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { openPage, shown } from './visitor.ts';

const here = visited('settlements/lumora-refund');

const PHONE = '1-844-555-0173';

/** Runs in the page: from where to where a text goes, first and last letter, in px from the left. */
function placesOf(wanted: string): number[] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(wanted) ?? -1;
    if (at < 0) continue;
    return [at, at + wanted.length - 1].map((start) => {
      const letter = document.createRange();
      letter.setStart(node, start);
      letter.setEnd(node, start + 1);
      return letter.getBoundingClientRect().left;
    });
  }
  return [];
}

/** Runs in the page: counts the lines of a telephone number in a sentence. */
function linesOf(wanted: string): number {
  const said = [...document.querySelectorAll('main p')].find((one) => one.textContent?.includes(wanted));
  const walker = document.createTreeWalker(said ?? document.body, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(wanted) ?? -1;
    if (at < 0) continue;
    const number = document.createRange();
    number.setStart(node, at);
    number.setEnd(node, at + wanted.length);
    for (const { top } of number.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

it('C16-01: a telephone number stands on one line, however narrow the page is', async () => {
  const page = await openPage(here.browser, `${here.product.url}/no-such-page`);
  await shown(page, 'Page not found');
  const lines = [];
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 700 });
    lines.push(await page.evaluate(linesOf, PHONE));
  }
  expect(lines).toEqual(lines.map(() => 1));
  await page.context().close();
});

it('C16-01: a telephone number within an Arabic sentence reads from left to right, and each part of the title by itself', async () => {
  const page = await openPage(here.browser, `${here.product.url}/no-such-page?culture=ar`);
  await shown(page, 'الصفحة غير موجودة');
  const [first = 0, last = 0] = await page.evaluate(placesOf, PHONE);
  expect(last).toBeGreaterThan(first + 50);
  expect(await page.title()).toMatch(/^\u2068[^\u2069]+\u2069 – \u2068[^\u2069]+\u2069$/);
  await page.context().close();
});
