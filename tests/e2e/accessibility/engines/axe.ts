import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/**
 * What axe finds on the page as it stands: one line for each rule and element. The page has no frames, so that axe is
 * run in it directly, and is put there once for each document.
 */
async function linesOf(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async (options) => {
      const engine = (window as unknown as { axe: { run(on: Document, how: object): Promise<AxeResults> } })
        .axe;
      return (await engine.run(document, options)).violations;
    },
    { runOnly, resultTypes: ['violations'] } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} ${target}: ${failureSummary}`),
  );
}

/** What axe finds of WCAG 2.2 A and AA. */
export const axe = (page: Page): Promise<string[]> =>
  linesOf(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });

/** What axe finds of colours alone, which is all that another theme changes. */
export const axeColors = (page: Page): Promise<string[]> =>
  linesOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
