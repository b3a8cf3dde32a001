import { describe, expect, it } from 'vitest';
import { findWebKit } from '../../browser/webkit.ts';
import { exportedClaims } from '../exported.ts';
import { serveProduct } from '../product.ts';
import { arabicAt, breachAt } from './claims.ts';
import type { Hands } from './hands.ts';
import { visit } from './person.ts';
import { webkitHands } from './webkitHands.ts';

const WAYS = [breachAt(375), arabicAt(1280)];

const found = findWebKit();
const launch = 'launch' in found ? found.launch : undefined;
const why = 'missing' in found ? ` (${found.missing})` : '';

/** Errors on the console, but for a directive that this build has no use for. */
const complaints = (output: string) =>
  output.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line) && !line.includes('manifest-src'));

/** The width of each button under a file field, that of the field over it, and that of its words with their padding. */
const fileButtons = () =>
  [...document.querySelectorAll('.cw-file-pick')].map((pick) => {
    const button = pick.querySelector('.cw-button');
    const field = pick.querySelector('input');
    if (!button || !field) throw new Error('A file field has no button.');
    const words = document.createRange();
    words.selectNodeContents(button);
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(button);
    const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
    const needed = around.reduce((sum, part) => sum + part, words.getBoundingClientRect().width);
    const widths = [pick, button, field].map((element) => element.getBoundingClientRect().width);
    return [needed, ...widths].map(Math.round);
  });

describe.skipIf(!launch)(`in WebKitGTK${why}`, () => {
  it.each(WAYS)('C17-02, C17-05: $what: filed, stored, and nowhere wider than the window', async (way) => {
    const product = await serveProduct(way.settlement);
    const webkit = await launch?.();
    if (!webkit) throw new Error('WebKitGTK was found and is gone.');
    try {
      await webkit.command('window/rect', { width: way.width, height: 900 });
      const buttons: number[][] = [];
      const own = webkitHands(webkit);
      const measure = async () => buttons.push(...(await own.run(fileButtons, null)));
      const hands: Hands = {
        ...own,
        upload: async (attribute, path) => {
          await measure();
          await own.upload(attribute, path);
        },
      };
      await hands.open(`${product.url}/?culture=${way.culture}`);
      expect(await hands.run(() => window.innerWidth, null)).toBe(way.width);
      const wide: [path: string, sideways: number][] = [];
      for (const { leave, ...stop } of way.stops) {
        await visit(hands, stop);
        const sideways = await hands.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          null,
        );
        if (sideways > 0) wide.push([stop.path, sideways]);
        await measure();
        if (leave) await visit(hands, { ...stop, steps: [], leave });
      }
      const code = await hands.run(() => document.querySelector('.cw-receipt-code')?.textContent, null);
      const [filed, ...others] = await exportedClaims(product.data);
      expect(others).toEqual([]);
      expect([filed?.referenceCode, filed?.documents.length]).toEqual([code, way.documents]);
      expect(wide).toEqual([]);
      expect(buttons.length).toBeGreaterThan(0);
      for (const [words, ...widths] of buttons) expect(widths).toEqual([words, words, words]);
      expect(complaints(webkit.output())).toEqual([]);
    } finally {
      await webkit.close();
      await product.stop();
    }
  });
});
