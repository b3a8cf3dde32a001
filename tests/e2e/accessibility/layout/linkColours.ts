import type { Page } from 'playwright';

/** Runs in the page: links and buttons that look like links in a colour of the browser's own. */
function plainLinks(): string[] {
  const plain = document.createElement('a');
  plain.href = '/never-visited';
  plain.style.all = 'revert';
  document.body.append(plain);
  const own = getComputedStyle(plain).color;
  plain.remove();
  const shown = [...document.querySelectorAll('a[href]')].filter((link) => link.getClientRects().length > 0);
  return shown
    .filter((link) => getComputedStyle(link).color === own)
    .map((link) => `link colours: "${link.textContent?.trim()}" has the browser’s own, and not the theme’s`);
}

/** Links have the theme's colour wherever they stand (C10-30). */
export const linkColours = (page: Page): Promise<string[]> => page.evaluate(plainLinks);
