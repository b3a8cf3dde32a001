import type { Page } from 'playwright';

/** The distances of WCAG 1.4.12 that a reader may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/**
 * Text spacing (WCAG 1.4.12): what is cut off when a reader sets wide text. Fields scroll by themselves; what is hidden
 * from sight on purpose (one pixel, clipped) is not text that is seen.
 */
export async function textSpacing(page: Page): Promise<string[]> {
  const sheet = await page.evaluateHandle((css) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    document.adoptedStyleSheets.push(made);
    return made;
  }, SPACING);
  const cut = await page.evaluate(() => {
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        if (!element.checkVisibility() || element.matches('input, select, textarea, svg, svg *'))
          return false;
        if (element.clientWidth <= 1 || element.clientHeight <= 1 || !element.textContent?.trim())
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const high = clips(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return wide || high;
      })
      .map((element) => `text spacing: cut off: ${element.outerHTML.slice(0, 120)}`);
  });
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made);
  });
  return cut;
}
