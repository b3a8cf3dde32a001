import type { Page } from 'playwright';

/** Reflow (WCAG 1.4.10): how far the page is wider than its window, and by what. */
export function reflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .at(-1);
    return [
      `reflow: the page is ${scrollWidth - clientWidth} px wider than ${clientWidth} px: ${widest?.outerHTML.slice(0, 120)}`,
    ];
  });
}
