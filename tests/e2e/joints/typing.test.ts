import type { Locator, Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { choose, field, openPage, press, shown } from './visitor.ts';

const here = visited('settlements/meridian-auto');

/** A field and the button that is tapped next are in sight together. */
const TALL = { viewport: { width: 375, height: 1800 }, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Notes each message that is put on the page, were it for less than a frame. */
const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    const note = (node: Node) => {
      if (!(node instanceof Element)) return;
      const found = [...(node.matches('.cw-error') ? [node] : []), ...node.querySelectorAll('.cw-error')];
      messages.push(...found.map(({ textContent }) => textContent));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });

/** Between two keys of somebody who types slowly: longer than what counts as a pause. */
const PAUSE_MS = 900;

/** Until when the page's clock is set forward to be stopped: it goes on while it is told. */
const AHEAD_MS = 10_000;

/** Does what is done without a pause: on a busy machine the page's clock would see one between two keys. */
async function atOnce(page: Page, work: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  await work();
  await page.clock.resume();
}

const messages = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: string[] }).messages.splice(0));

async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await noteMessages(page);
}

const open = (options = {}) => openPage(here.browser, here.product.url, prepare, options);

/** Types in one thing and, with the last key, taps another where it stood before the first. */
async function typeAndTap(page: Page, typed: Locator, text: string, tapped: Locator): Promise<void> {
  await tapped.scrollIntoViewIfNeeded();
  await typed.tap();
  await expect(tapped).toBeInViewport({ ratio: 1 });
  const box = await tapped.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the page');
  await atOnce(page, async () => {
    await page.keyboard.type(text);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page): Promise<void> {
  await shown(page, 'File your claim');
  await field(page, 'Claim number').fill('MAF-100001');
  await field(page, 'PIN').fill('4821');
  await press(page, 'Start my claim');
  await shown(page, 'About you');
}

describe('typing, and what follows it at once', () => {
  it('C10-02: Tab leads on from a question of boxes that is left unanswered, as its message comes', async () => {
    const page = await open();
    await signIn(page);
    await field(page, 'By mail').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => messages(page)).toEqual(['Error: Choose at least one way for us to contact you']);
    expect(await field(page, 'Phone number').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await page.context().close();
  });

  it('C10-01: a field that was filled and left shows no message, not for one frame; one that deserves it shows its own', async () => {
    const page = await open();
    await shown(page, 'File your claim');
    await atOnce(page, async () => {
      await field(page, 'Claim number').pressSequentially('MAF-100001');
      await page.keyboard.press('Tab');
      await page.keyboard.type('4821');
      await page.keyboard.press('Enter');
    });
    await shown(page, 'About you');
    const email = field(page, 'Email address');
    await email.fill('');
    await atOnce(page, async () => {
      await email.pressSequentially('maria@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type('maria@example.com');
      await page.keyboard.press('Tab');
    });
    await field(page, 'By email').check();
    expect(await messages(page)).toEqual([]);
    await email.pressSequentially('x');
    await page.keyboard.press('Tab');
    await expect.poll(() => messages(page)).toEqual(['Error: Enter the same email address in both fields']);
    await page.context().close();
  });

  it('C10-01: whoever types slowly is told nothing of what is half typed; what is wrong once the field is left is told, and goes as it is mended', async () => {
    const page = await open();
    const number = field(page, 'Claim number');
    await number.focus();
    for (const key of 'MAF-1') {
      await page.keyboard.type(key);
      await page.clock.runFor(PAUSE_MS);
    }
    expect(await messages(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const told = page.locator('main .cw-error').filter({ hasText: 'claim number' });
    await expect(told).toHaveCount(1);
    await number.focus();
    await page.keyboard.press('End');
    for (const key of '00001') {
      await page.keyboard.type(key);
      await page.clock.runFor(PAUSE_MS);
    }
    await expect(told).toHaveCount(0);
    await expect(number).toBeFocused();
    await page.context().close();
  });

  it('C10-01: a text that was half typed at a pause, and is whole as its field is left, gets no message, not for one frame', async () => {
    const page = await open();
    await field(page, 'Claim number').focus();
    await page.keyboard.type('MAF-1');
    await page.clock.runFor(PAUSE_MS);
    await atOnce(page, async () => {
      await page.keyboard.type('00001');
      await page.keyboard.press('Tab');
    });
    await page.clock.runFor(PAUSE_MS);
    await expect(field(page, 'PIN')).toBeFocused();
    expect(await messages(page)).toEqual([]);
    await page.context().close();
  });

  it('C10-02: Tab leads on from a field that gets its message as it is left, and the next key belongs to the next field', async () => {
    const page = await open();
    await field(page, 'Claim number').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('4821');
    await expect.poll(() => messages(page)).toEqual(['Error: Enter your claim number']);
    await expect(field(page, 'PIN')).toHaveValue('4821');
    await page.context().close();
  });

  it('C10-02: a button that rests for a while loses the focus to nobody', async () => {
    const page = await open();
    const start = button(page, 'Start my claim');
    await start.focus();
    const rest = (resting: boolean) =>
      start.evaluate((element: HTMLButtonElement, disabled) => {
        element.disabled = disabled;
      }, resting);
    // The browser takes the focus away as it draws, and the page's own frames are told by a clock of ours.
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await rest(true);
    await expect.poll(focused).toBe('BODY');
    await rest(false);
    await expect.poll(focused).toBe('BUTTON');
    await page.context().close();
  });

  it('on a phone Tab comes to what stands in the head of the page as it is read: to the right, and down', async () => {
    const page = await open(PHONE);
    await shown(page, 'File your claim');
    const stops = await page.locator('header').locator('a:visible, button:visible').all();
    const boxes = await Promise.all(stops.map((stop) => stop.boundingBox()));
    expect(boxes.length).toBeGreaterThan(3);
    for (const [at, box] of boxes.entries()) {
      const before = boxes[at - 1];
      if (!box || !before) continue;
      const isRight = box.x >= before.x + before.width;
      expect(isRight || box.y >= before.y + before.height / 2).toBe(true);
    }
    await page.context().close();
  });

  it('C10-02, R4-35: the button that was pressed rests and keeps the focus while its call is under way', async () => {
    const page = await open();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/forms/automotive/authorize', async (route) => {
      await held;
      await route.continue();
    });
    await field(page, 'Claim number').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    const start = button(page, 'Start my claim');
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(await start.evaluate((element) => element === document.activeElement)).toBe(true);
    answer();
    await shown(page, 'About you');
    await page.context().close();
  });

  it('C10-01: a tap that follows the last key does what it would do a second later', async () => {
    const page = await open(TALL);
    await shown(page, 'File your claim');
    await field(page, 'Claim number').fill('MAF-100001');
    await typeAndTap(page, field(page, 'PIN'), '4821', button(page, 'Start my claim'));
    await shown(page, 'About you');
    expect(await messages(page)).toEqual([]);
    // A country comes back with its ZIP code (C10-18).
    const before = await field(page, 'ZIP code').inputValue();
    expect(before).not.toBe('');
    await field(page, 'Country').selectOption({ label: 'Canada' });
    await expect(field(page, 'ZIP code')).toHaveCount(0);
    await field(page, 'Country').selectOption({ label: 'United States' });
    await expect(field(page, 'ZIP code')).toHaveValue(before);
    await page.context().close();
  });

  it('C10-01: leaving a field moves nothing away from under the finger: buttons, radios and boxes get their tap', async () => {
    const page = await open(TALL);
    await shown(page, 'File your claim');
    await typeAndTap(page, field(page, 'Claim number'), 'MAF', button(page, 'Start my claim'));
    await expect(page.locator('.cw-summary')).toBeFocused();
    await page.reload();
    await signIn(page);
    await field(page, 'Email address').fill('');
    await typeAndTap(page, field(page, 'Email address'), 'nowhere', field(page, 'By phone'));
    await expect(field(page, 'By phone')).toBeChecked();
    await expect(field(page, 'Phone number')).toBeVisible();
    await expect.poll(() => messages(page)).toContainEqual(expect.stringMatching(/email/));
    await field(page, 'Email address').fill('maria@example.com');
    await field(page, 'Enter your email address again').fill('maria@example.com');
    await field(page, 'Phone number').fill('2065550100');
    await press(page, 'Next');
    await shown(page, 'Your vehicle and your claim');
    const status = page.getByRole('radio', { name: 'I am still paying' });
    await typeAndTap(page, field(page, 'Meridian account number'), 'none', status);
    await expect(status).toBeChecked();
    await choose(page, 'What would you like to claim?', 'Repayment of fees and costs that I will list');
    const add = button(page, 'Add a charge');
    await add.tap();
    const rows = page.locator('.cw-row--edited');
    await typeAndTap(page, rows.last().locator('input').last(), '9', add);
    await expect(rows).toHaveCount(2);
    await page.context().close();
  });
});
