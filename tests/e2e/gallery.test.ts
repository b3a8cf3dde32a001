import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { buildGallery, serveGallery } from '../gallery/serveGallery.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = 375;
const DESK = 1280;

let browser: Browser;
let server: Server;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));

beforeAll(async () => {
  await buildGallery(folder);
  ({ url, server } = await serveGallery(folder));
  browser = await findChromium().launch();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  page: Page;
  /** What the page complained about: errors, and violations of the policy. */
  complaints: string[];
}

async function open(query: string, width: number, height = 900): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${url}?${query}`, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  return { page, complaints };
}

/** What axe finds, one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: page as never }).withTags(WCAG).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const VIEWS = ['view=widgets', 'view=page', 'view=refused', 'view=lists'];
const LOOKS = [
  ...VIEWS,
  'view=refused&theme=ftc-7-0-default',
  'view=lists&theme=jnd-9-0-kontent',
  'view=widgets&dir=rtl',
];

describe.each([
  { width: PHONE, looks: LOOKS },
  { width: DESK, looks: VIEWS },
])('at $width px', ({ width, looks }) => {
  it.each(looks)(
    '%s meets WCAG 2.2 AA by axe under the strict policy, and nothing is cut off',
    async (query) => {
      const { page, complaints } = await open(query, width);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

describe('by hand', () => {
  it('every control of the widgets page is a target of at least 24 px, buttons and inputs of 44 px', async () => {
    const { page } = await open('view=widgets', PHONE);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.cw-input, .cw-select, .cw-button, label.cw-choice')]
        .map((element) => ({
          id: element.id || element.className,
          height: element.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height < 44),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });

  it('R5-06: a phone that autofill replaces takes the mask as a whole, whatever was typed before', async () => {
    const { page } = await open('view=page', DESK);
    const phone = page.getByLabel('Phone number');
    await phone.pressSequentially('206555010');
    await phone.evaluate((input: HTMLInputElement) => {
      input.value = '+1 206 555 0100';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.keyboard.press('Tab');
    expect(await phone.inputValue()).toBe('(206) 555-0100');
    await page.context().close();
  });

  it('R5-06: a phone is masked while it is typed, whatever its hands do', async () => {
    const { page } = await open('view=page', DESK);
    const phone = page.getByLabel('Phone number');
    await phone.click();
    await page.keyboard.type('206555', { delay: 15 });
    expect(await phone.inputValue()).toBe('(206) 555');
    await page.keyboard.type('0100', { delay: 15 });
    expect(await phone.inputValue()).toBe('(206) 555-0100');
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    expect(await phone.inputValue()).toBe('(206) 555');
    await page.context().close();
  });

  it('R4-37: the calendar is reached, used and closed by keyboard, and meets axe while open', async () => {
    const { page, complaints } = await open('view=page', DESK);
    const date = page.getByLabel('Date of purchase', { exact: true });
    await date.fill('03/15/2020');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.react-datepicker__day--selected').waitFor();
    await page.waitForFunction(() =>
      document.activeElement?.className.includes('react-datepicker__day--selected'),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await date.inputValue()).toBe('03/16/2020');
    expect(await page.locator('.cw-calendar').count()).toBe(0);
    expect(await date.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.cw-calendar').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.cw-calendar').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  const shownCalendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date: Date of purchase' });
  const openCalendar = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Choose a date: Date of purchase' });
    // At the very end of the window, where nothing fits below it.
    await button.evaluate((element) =>
      window.scrollTo(0, window.scrollY + element.getBoundingClientRect().bottom - window.innerHeight),
    );
    await button.press('Enter');
    await page.locator('.react-datepicker__day:focus').waitFor();
  };
  const focusedDay = (page: Page) => page.locator('.react-datepicker__day:focus').getAttribute('aria-label');
  const isInField = (page: Page) =>
    page
      .getByLabel('Date of purchase', { exact: true })
      .evaluate((element) => element === document.activeElement);

  it.each([
    [320, 640],
    [320, 256],
    [DESK, 900],
  ])(
    'C10-07: at %d x %d the calendar is a named modal dialog wholly in view, which keeps Tab and gives the focus back',
    async (width, height) => {
      const { page, complaints } = await open('view=page', width, height);
      await openCalendar(page);
      const dialog = shownCalendar(page);
      expect(await dialog.getAttribute('aria-modal')).toBe('true');
      const edges = await dialog.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, window.innerWidth - right, window.innerHeight - bottom].map(Math.floor);
      });
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
      expect(await overflow(page)).toBe(0);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let presses = 0; presses < 8; presses += 1) {
          await page.keyboard.press(key);
          seen.add(
            await page.evaluate(() =>
              document.activeElement?.closest('dialog') ? document.activeElement.tagName : 'outside',
            ),
          );
        }
        expect([...seen].sort()).toEqual(['BUTTON', 'DIV', 'SELECT']);
      }
      await page.keyboard.press('Escape');
      expect(await dialog.count()).toBe(0);
      expect(await isInField(page)).toBe(true);
      await openCalendar(page);
      await page.mouse.click(1, 1);
      expect(await dialog.count()).toBe(0);
      expect(await isInField(page)).toBe(true);
      await openCalendar(page);
      await page.keyboard.press('Enter');
      expect(await isInField(page)).toBe(true);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('C10-07: the calendar speaks the page’s language, and its keys follow its weeks and its direction', async () => {
    const { page, complaints } = await open('view=page&lang=es', DESK);
    const date = page.getByLabel('Date of purchase', { exact: true });
    await date.fill('03/18/2020');
    await openCalendar(page);
    expect(await focusedDay(page)).toContain('miércoles, 18 de marzo de 2020');
    expect(await page.locator('.react-datepicker__day-name').first().textContent()).toContain('lunes');
    expect(await page.getByLabel('Month', { exact: true }).locator('option:checked').textContent()).toBe(
      'marzo',
    );
    await page.keyboard.press('End');
    await expect.poll(() => focusedDay(page)).toContain('domingo, 22 de marzo de 2020');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedDay(page)).toContain('lunes, 16 de marzo de 2020');
    expect(complaints).toEqual([]);
    await page.context().close();

    const arabic = await open('view=page&lang=ar&dir=rtl', DESK);
    await arabic.page.getByLabel('Date of purchase', { exact: true }).fill('03/18/2020');
    await openCalendar(arabic.page);
    expect(await focusedDay(arabic.page)).toContain('مارس');
    await arabic.page.keyboard.press('ArrowLeft');
    await arabic.page.keyboard.press('Enter');
    expect(await arabic.page.getByLabel('Date of purchase', { exact: true }).inputValue()).toBe('03/19/2020');
    expect(arabic.complaints).toEqual([]);
    await arabic.page.context().close();
  });

  it('R9-14: the calendar hangs ten pixels from its field, and stands in the middle of a window below 768 px', async () => {
    const { page } = await open('view=page', 768);
    await openCalendar(page);
    const edges = () =>
      page.evaluate(() => {
        const [field, dialog] = ['.cw-date', '.cw-calendar'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        if (!field || !dialog) throw new Error('The calendar is not open.');
        const middle = (dialog.left + dialog.right) / 2 - document.documentElement.clientWidth / 2;
        return { gap: field.top - dialog.bottom, middle };
      });
    expect((await edges()).gap).toBeCloseTo(10, 0);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(async () => Math.abs((await edges()).middle)).toBeLessThanOrEqual(8);
    await page.context().close();
  });

  it('R4-37: the calendar closes on scroll', async () => {
    const { page } = await open('view=page', PHONE);
    await page.getByRole('button', { name: 'Choose a date: Date of purchase' }).click();
    await page.locator('.react-datepicker').waitFor();
    await page.waitForTimeout(250);
    await page.mouse.move(180, 700);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator('.cw-calendar').count()).toBe(0);
    await page.context().close();
  });

  it('R4-10: a table row is added, typed and saved by leaving it, with a click that is not lost', async () => {
    const { page } = await open('view=lists', DESK);
    await page.getByRole('button', { name: 'Add More' }).click();
    // A person types once the new row has the focus.
    await page.locator('.cw-row--edited :focus').waitFor();
    await page.keyboard.type('Towing');
    await page.keyboard.press('Tab');
    await page.keyboard.type('95');
    await page.getByRole('button', { name: 'Edit entry 1', exact: true }).last().click();
    await page.getByRole('cell', { name: 'Towing' }).waitFor();
    expect(await page.getByRole('cell', { name: '95.00' }).count()).toBe(1);
    await page.context().close();
  });

  it('R5-43: Enter in the draft finishes it and stays on the page', async () => {
    const { page } = await open('view=lists', PHONE);
    await page.getByLabel('Name of the document').fill('Receipt');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Receipt').count()).toBe(1);
    await page.context().close();
  });

  it('a line of the error summary leads to its field', async () => {
    const { page } = await open('view=refused', PHONE);
    const focused = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
    expect(await focused()).toContain('cw-summary');
    await page.getByRole('link', { name: /How do you want to be paid/ }).click();
    expect(await focused()).toBe('root_claimantInfo_payment');
    await page.context().close();
  });
});
