import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** The short text of the engine: each document of a test reads it anew. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe fetches beforehand, our rules ask for media only; else each run reads all style sheets for nothing. */
const PRELOAD = { assets: ['media'] };

/** The part of the engine that reads a colour of a style. */
interface ColorReader {
  prototype: {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString(text: string): unknown;
  };
}

/**
 * Runs in the page. A page has few colours; axe reads the text of each again for every element and all that is behind it,
 * a fifth of its time. What a text meant once, it means again.
 */
function readColorsOnce(): void {
  const { Color } = (window as unknown as { axe: { commons: { color: { Color: ColorReader } } } }).axe.commons
    .color;
  const read = Color.prototype.parseString;
  const known = new Map<string, { r: number; g: number; b: number; alpha: number }>();
  Color.prototype.parseString = function (this: ColorReader['prototype'], text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    const made = read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return made;
  };
}

/**
 * What axe finds on the page as it stands: one line for each rule and element. The page has no frames, so that axe is
 * run in it directly, and is put there once for each document.
 */
async function linesOf(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${ENGINE};(${readColorsOnce})();`);
  const violations = await page.evaluate(
    async (options) => {
      const engine = (window as unknown as { axe: { run(on: Document, how: object): Promise<AxeResults> } })
        .axe;
      return (await engine.run(document, options)).violations;
    },
    { runOnly, resultTypes: ['violations'], preload: PRELOAD } as RunOptions,
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
