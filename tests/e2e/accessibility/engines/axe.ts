import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

/**
 * What axe finds on the page as it stands: one line for each rule and element. The page has no frames, so that axe is
 * run in it directly, and is put there once for each document.
 */
export async function axe(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (options) => {
    const engine = (window as unknown as { axe: { run(on: Document, how: object): Promise<AxeResults> } })
      .axe;
    return (await engine.run(document, options)).violations;
  }, OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id} ${target}: ${failureSummary}`),
  );
}
