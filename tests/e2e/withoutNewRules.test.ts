import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { shown } from './joints/visitor.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { visit } from './person.ts';
import { visited } from './served.ts';

const at = visited('settlements/meridian-auto');
const many = visited('settlements/meridian-auto-short');

/** As a browser has the stylesheets that has neither `:has()` nor container queries nor `dvh`. */
async function withoutNewRules(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const older = css
      .replaceAll(':has(', ':unheard-of(')
      .replaceAll('@container', '@unheard-of')
      .replaceAll('container-type', 'unheard-of')
      .replaceAll('dvh', 'unheard-of');
    await route.fulfill({ response, body: older });
  });
}

/** Runs in the page: the element that has the focus, where nobody sees that it has. */
function unseenFocus(): string | null {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const drawn = [focused, focused.nextElementSibling].flatMap((each) =>
    each ? [getComputedStyle(each)] : [],
  );
  const hasRing = drawn.some(
    ({ opacity, outlineStyle, boxShadow }) =>
      opacity !== '0' && (outlineStyle !== 'none' || boxShadow !== 'none'),
  );
  const { top, bottom, left, width } = focused.getBoundingClientRect();
  const isInSight = top < window.innerHeight && bottom > 0;
  const over = document.elementFromPoint(left + width / 2, Math.max(1, (top + bottom) / 2));
  const isCovered =
    over !== null && over.closest('.cw-toast, .cw-pinned') !== null && !over.contains(focused);
  return hasRing && isInSight && !isCovered ? null : focused.outerHTML.slice(0, 120);
}

/** Goes through the page by the keyboard; answers with what has the focus and is not seen to. */
async function walk(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const count = await page
    .locator('a:visible, button:visible, input:visible, select:visible, textarea:visible')
    .count();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(unseenFocus);
    if (found) unseen.push(found);
  }
  return unseen;
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page: the links to change an answer that lie over its words. */
function linksOverWords(): string[] {
  return [...document.querySelectorAll('.cw-answer-change')].flatMap((link) => {
    const own = link.getBoundingClientRect();
    const range = document.createRange();
    const words = [...(link.parentElement?.children ?? [])].filter((each) => !each.contains(link));
    const isOver = words.some((each) => {
      range.selectNodeContents(each);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top,
      );
    });
    return isOver ? [link.parentElement?.textContent ?? ''] : [];
  });
}

describe('C17-06: without :has(), container queries and dvh', () => {
  it.each([1280, 375])('everything is read, reached and seen to have the focus at %d px', async (width) => {
    const page = await at.browser.newPage({ viewport: { width, height: 720 } });
    await withoutNewRules(page);
    await page.goto(at.product.url);
    for (const { leave, ...stop } of itemizedClaim.stops) {
      await visit(page, stop);
      const seen = {
        path: stop.path,
        sideways: await sideways(page),
        over: await page.evaluate(linksOverWords),
      };
      expect(seen).toEqual({ path: stop.path, sideways: 0, over: [] });
      expect({ path: stop.path, unseen: await walk(page) }).toEqual({ path: stop.path, unseen: [] });
      if (leave) await visit(page, { path: stop.path, heading: stop.heading, steps: [], leave });
    }
    await page.close();
  });

  it('four languages stand beside the menu at 320 px, and lists and calendars end within the window', async () => {
    const page = await many.browser.newPage({ viewport: { width: 320, height: 640 } });
    await withoutNewRules(page);
    await page.goto(many.product.url);
    await shown(page, 'File your claim');
    const found = await page.evaluate(() => {
      const last = document.querySelector('.cw-language:last-of-type');
      last?.after(last.cloneNode(true));
      const hidden = [...document.querySelectorAll('.cw-language, .cw-nav-button')].filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return over === null || !button.contains(over);
      });
      const [matches, list, calendar] = ['cw-matches', '', 'cw-calendar'].map((name) => {
        const part = document.createElement('div');
        part.className = name;
        return part;
      });
      if (!matches || !list || !calendar) throw new Error('Nothing was made.');
      list.setAttribute('role', 'listbox');
      matches.append(list);
      document.querySelector('main')?.append(matches, calendar);
      return {
        languages: document.querySelectorAll('.cw-language').length,
        hidden: hidden.map(({ textContent }) => textContent),
        heights: [list, calendar].map((part) => Number.parseFloat(getComputedStyle(part).maxHeight) <= 640),
      };
    });
    expect(found).toEqual({ languages: 4, hidden: [], heights: [true, true] });
    expect(await sideways(page)).toBe(0);
    await page.close();
  });
});
