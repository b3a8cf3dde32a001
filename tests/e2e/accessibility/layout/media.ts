import type { Page } from 'playwright';

/** Reduced motion (WCAG 2.3.3), on a page that was opened with it: nothing moves by itself. */
export function reducedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, transitionProperty, animationName, animationDuration, scrollBehavior } =
          getComputedStyle(element);
        const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
        const moves = /transform|width|height|top|left|margin|all/.test(transitionProperty);
        return (
          (moves && longest(transitionDuration) > 0.01) ||
          (animationName !== 'none' && longest(animationDuration) > 0.01) ||
          scrollBehavior === 'smooth'
        );
      })
      .map((element) => `reduced motion: still moves: ${element.outerHTML.slice(0, 120)}`),
  );
}

/**
 * Forced colours: where the system takes the colours over, backgrounds and shadows go. A control must still have an edge
 * (a border or an underline), and a picture of ours must not vanish.
 */
export async function forcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main input:not([type=hidden]), main select, main textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, textDecorationLine, appearance, width } =
          getComputedStyle(element);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const isHiddenInput = Number.parseFloat(width) <= 1;
        return (
          !hasEdge && !textDecorationLine.includes('underline') && appearance === 'none' && !isHiddenInput
        );
      })
      .map((element) => `forced colours: no edge: ${element.outerHTML.slice(0, 120)}`),
  );
  await page.emulateMedia({ forcedColors: null });
  return lost;
}
