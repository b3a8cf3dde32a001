import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { field, openPage, press, shown, signIn, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const withClock = (path = '/') =>
  openPage(here.browser, `${here.product.url}${path}`, ({ clock }) => clock.install({ time: Date.now() }));
const dialog = (page: Page) => page.getByRole('alertdialog');

async function uploadReceipt(page: Page): Promise<void> {
  await press(page, 'Add a document');
  await field(page, 'File').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await field(page, 'What does it show?').fill('A receipt');
  await press(page, 'Upload');
}

describe('the session timer', () => {
  it('R2-24, R4-29: it rests on the entry page of Automotive, and after it warns in the last minute with a countdown', async () => {
    const entry = await withClock('/automotive');
    await shown(entry, 'File for your vehicle');
    await entry.clock.runFor('03:00');
    await expect(dialog(entry)).toHaveCount(0);
    await shown(entry, 'File for your vehicle');
    await entry.context().close();
    const page = await withClock('/automotive');
    await shown(page, 'File for your vehicle');
    await press(page, 'Next');
    await shown(page, 'The owner');
    await page.clock.runFor('00:50');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor('00:15');
    await expect(dialog(page)).toContainText(/signed out in 5\d seconds/);
    await page.clock.runFor('00:10');
    await expect(dialog(page)).toContainText(/signed out in 4\d seconds/);
    await page.context().close();
  });

  it('R2-24: it runs on the entry page of the Standard form', async () => {
    const page = await withClock();
    await shown(page, 'File your claim');
    await page.clock.runFor('01:05');
    await expect(dialog(page)).toContainText('You will be signed out in 5');
    await page.context().close();
  });
});

describe('dialogs and toasts', () => {
  it('R4-32, C10-02: neither Escape nor a click beside it closes an alert, however often; OK does, and the focus is where it was', async () => {
    const page = await openPage(here.browser, here.product.url, async (fresh) => {
      // A machine without a network is offline to its browser, which has a message of its own.
      await fresh.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
      );
      await fresh.route('**/api/forms/standard/authorize', (route) => route.abort());
    });
    await shown(page, 'File your claim');
    await press(page, 'Start my claim');
    await expect(dialog(page)).toContainText('A problem has occurred during your submission.');
    for (const _turn of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    // Back of a phone: the browser lets the page refuse it once, and closes it the next time.
    for (const _turn of [1, 2, 3]) {
      await page.evaluate(() =>
        document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true })),
      );
      await page.evaluate(() =>
        (
          document.querySelector('dialog[open]') as HTMLDialogElement & { requestClose(): void }
        ).requestClose(),
      );
      await expect(dialog(page)).toBeVisible();
    }
    await press(page, 'OK');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start my claim' })).toBeFocused();
    await page.context().close();
  });

  it('C10-02: who was typing as the session’s warning came types on where the caret stood', async () => {
    const page = await withClock('/automotive');
    await shown(page, 'File for your vehicle');
    await press(page, 'Next');
    await shown(page, 'The owner');
    const name = field(page, 'First name');
    await name.pressSequentially('Ada');
    await page.keyboard.press('Home');
    await page.clock.runFor('01:05');
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('St. ');
    await expect(name).toHaveValue('St. Ada');
    await page.clock.runFor('01:05');
    // By mouse, which puts the page's selection in the dialog.
    const box = await page.getByRole('button', { name: 'Stay signed in' }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.clock.runFor('00:02');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor('01:05');
    // A mouse that rests where the warning comes up does not answer it.
    await page.clock.runFor('00:02');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.down();
    await page.clock.runFor('00:02');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.up();
    await expect(dialog(page)).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Grace');
    await expect(name).toHaveValue('Grace');
    await page.context().close();
  });

  it('R4-34: a message of success stays while the mouse is on it, and goes once it has left', async () => {
    const page = await withClock();
    await toLists(page);
    await uploadReceipt(page);
    const toast = page.getByRole('status').filter({ hasText: 'Saved.' });
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor('00:20');
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor('00:10');
    await expect(toast).toHaveCount(0);
    await page.context().close();
  });
});

it('C10-01: on a phone a message over the page takes no tap', async () => {
  const page = await openPage(here.browser, `${here.product.url}/`, undefined, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  await toLists(page);
  await uploadReceipt(page);
  const toast = page.locator('.cw-toast--shown');
  await expect(toast).toBeVisible();
  const isTapped = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isTapped).toBe(false);
  await page.context().close();
});

describe('scrolling', () => {
  /** Notes each place that the page is scrolled to. */
  const noteScrolling = (page: Page) =>
    page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      window.addEventListener('scroll', () => places.push(Math.round(window.scrollY)), { passive: true });
    });
  const places = (page: Page) =>
    page.evaluate(() => (window as unknown as { places: number[] }).places.splice(0));

  const stands = (page: Page, place: number) =>
    expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 15_000 }).toBe(place);

  async function scrolledBy(page: Page, move: () => Promise<void>): Promise<number[]> {
    // A page must be high enough to stand halfway down; and the last navigation may still take it to its top.
    await page.evaluate(() => {
      document.body.style.minHeight = '2000px';
    });
    const rests = async () => {
      await page.evaluate(() => window.scrollTo({ top: 250, behavior: 'instant' }));
      await page.waitForTimeout(500);
      return page.evaluate(() => window.scrollY);
    };
    await expect.poll(rests, { timeout: 15_000 }).toBe(250);
    await places(page);
    await move();
    await stands(page, 0);
    return places(page);
  }

  /** From the landing page to the first page of the form, from halfway down: the places that were passed. */
  async function placesPassed(reducedMotion: 'reduce' | 'no-preference'): Promise<number[]> {
    const options = { viewport: { width: 500, height: 300 }, reducedMotion };
    const page = await openPage(here.browser, here.product.url, noteScrolling, options);
    await signIn(page);
    await press(page, 'Back');
    await shown(page, 'File your claim');
    const passed = await scrolledBy(page, async () => {
      // A press by the mouse would scroll to the button first.
      const next = page.getByRole('button', { name: 'Start my claim' });
      await next.evaluate((button: HTMLButtonElement) => button.click());
      await shown(page, 'Your purchase');
    });
    await page.context().close();
    return passed.filter((place) => place > 0 && place < 250);
  }

  it('R2-25: a navigation takes the page to its top by and by, or at once for who wants no motion', async () => {
    expect((await placesPassed('no-preference')).length).toBeGreaterThan(1);
    expect(await placesPassed('reduce')).toEqual([]);
  });
});
