import type { CDPSession } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints, open, page, showGallery } from './galleryWindow.ts';

showGallery();

const calendar = () => page.locator('.cw-calendar');
const field = (state: string) => page.locator(`[id="date-${state}_field"]`);
const button = (state: string) => field(state).locator('xpath=..//button[@aria-haspopup]');

/** In narrower windows a click into a field opens nothing. */
const ALIGN_FROM = 768;

/** Opens it by its button, and waits for what it is picked from. */
async function openByButton(state: string): Promise<void> {
  await button(state).click();
  await calendar().locator('[role=gridcell]').first().waitFor();
}

/** Waits until a calendar that is opened by a click is drawn and has its place, or has gone for want of one. */
async function settle(): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.cw-calendar [aria-busy]'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function close(): Promise<void> {
  await page.keyboard.press('Escape');
  await calendar().waitFor({ state: 'detached' });
}

/** Scrolls the window until the field is so far from its top. */
const scrollTo = (state: string, top: number) =>
  field(state).evaluate(
    (element, at) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - at),
    top,
  );

/** Tests if the open calendar lies over its field, and if there is a place where it would not. */
const lies = () =>
  page.evaluate(() => {
    const dialog = document.querySelector('.cw-calendar');
    const frame = dialog?.closest('.cw-field');
    if (!dialog || !frame) throw new Error('No calendar is open.');
    const range = document.createRange();
    const parts = [...frame.querySelectorAll('label, .cw-label, .cw-hint, .cw-error p, .cw-date')];
    const boxes = parts
      .filter((part) => !dialog.contains(part))
      .map((part) => {
        if (part.matches('.cw-date')) return part.getBoundingClientRect();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const isOver = (x: number, y: number) =>
      boxes.some((box) => x < box.right && box.left < x + width && y < box.bottom && box.top < y + height);
    const [right, bottom] = [document.documentElement.clientWidth, window.innerHeight];
    let hasPlace = false;
    for (let x = 8; x + width <= right - 8; x += 4)
      for (let y = 8; y + height <= bottom - 8; y += 4) hasPlace ||= !isOver(x, y);
    const isInView = left >= 0 && top >= 0 && left + width <= right && top + height <= bottom;
    return { texts: boxes.length > 2, isOver: isOver(left, top), hasPlace, isInView };
  });

/** Opens the calendar of a field that is so far from the top of the window, by its button and by a click. */
async function look(state: string, top: number, width: number): Promise<void> {
  const message = `${state} at ${top}`;
  await scrollTo(state, top);
  await openByButton(state);
  await settle();
  const { texts, isOver, hasPlace, isInView } = await lies();
  expect({ texts, isInView, isOver }, message).toEqual({ texts: true, isInView: true, isOver: !hasPlace });
  await close();
  await field(state).click();
  await settle();
  const opens = !isOver && width >= ALIGN_FROM;
  expect(await calendar().count(), message).toBe(opens ? 1 : 0);
  if (!opens) return;
  expect(await lies(), message).toMatchObject({ isOver: false, isInView: true });
  await close();
}

const DESK = ['error', 'longText', 'rightToLeft', 'dateTime'];

describe('the place of a calendar', () => {
  const PLACE =
    'C10-33: at %d x %d it leaves its field free wherever there is room, and opens on a click only there';

  const lookAtEach = async (width: number, height: number, tops: number[], states: string[]) => {
    await open('view=widgets&widget=date', width, height);
    for (const state of states) for (const top of tops) await look(state, top, width);
    expect(complaints).toEqual([]);
  };

  it.each([
    [1280, 900, [60, 840], ['longText', 'rightToLeft']],
    [375, 667, [60, 607], ['error', 'multiple']],
    [320, 256, [130], ['help']],
  ])(PLACE, lookAtEach);

  it.each([
    [1280, 900, [60, 300, 600, 840], DESK],
    [768, 700, [60, 300, 640], ['error', 'dateTime']],
    [375, 667, [300], ['error', 'multiple']],
  ])(PLACE, { tags: 'slow' }, lookAtEach);
});

/** The states of the gallery in which something is picked. */
const pickStates = () =>
  page
    .locator('.cw-date input:not(:disabled, [readonly])')
    .evaluateAll((inputs) => inputs.map(({ id }) => id.slice('date-'.length, -'_field'.length)));

/** The grids of Chromium's tree: their names, and the roles of what is in them. */
async function grids(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (id: string) => String(byId.get(id)?.role?.value);
  /** Nodes below another, without ignored ones and groups of rows. */
  const below = (id: string): string[] =>
    (byId.get(id)?.childIds ?? []).flatMap((child) =>
      byId.get(child)?.ignored || roleOf(child) === 'rowgroup' ? below(child) : [child],
    );
  return nodes
    .filter(({ nodeId, ignored }) => !ignored && roleOf(nodeId) === 'grid')
    .map(({ nodeId, name }) => {
      const roles = [below(nodeId), below(nodeId).flatMap(below)].map((ids) => [...new Set(ids.map(roleOf))]);
      return { name: String(name?.value), roles: roles.map((each) => each.sort().join(' ')).join(': ') };
    });
}

interface Stops {
  month: string | null | undefined;
  /** The cells for Tab, and the open ones among them. */
  reached: number;
  open: number;
}

/** The states of each kind of days, and of each way in which days are closed: the others look in other ways. */
const KINDS = ['filled', 'closedDays', 'range'];
const OTHER_KINDS = [
  'rightToLeft',
  'bounded',
  'openDays',
  'dateTime',
  'week',
  'rangeLength',
  'multiple',
  'limit',
];

/** The open cells that Tab reaches in the grids of a calendar as it opens, and in each month of the year. */
const stops = (eachMonth: boolean) =>
  page.locator('.cw-calendar').evaluate(async (dialog, walks) => {
    const found: Stops[] = [];
    const note = () => {
      for (const grid of dialog.querySelectorAll('[role=grid]')) {
        const open = [
          ...grid.querySelectorAll(
            '[role=gridcell]:not(.react-datepicker__day--outside-month, [aria-disabled=true])',
          ),
        ];
        const reached = [...grid.querySelectorAll('[tabindex="0"]')];
        const month = grid.getAttribute('aria-label');
        if (open.length > 0 || reached.length > 0)
          found.push({
            month,
            reached: reached.length,
            open: reached.filter((cell) => open.includes(cell)).length,
          });
      }
    };
    note();
    const select = dialog.querySelector<HTMLSelectElement>('select:has(option:nth-child(12):last-child)');
    for (let month = 0; walks && select && month < 12; month += 1) {
      select.selectedIndex = month;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // Drawn by then; a frame of the whole gallery would take far longer.
      await Promise.resolve();
      note();
    }
    return found;
  }, eachMonth);

describe('what is picked from', () => {
  /** Looks at the grids of these states as they open, and in each month of those among them that are walked. */
  const lookAtGrids = async (states: readonly string[], walked: readonly string[]) => {
    const session = await page.context().newCDPSession(page);
    for (const state of states) {
      await openByButton(state);
      for (const grid of await grids(session))
        expect(grid, state).toEqual({
          name: expect.stringMatching(/\S/),
          roles: expect.stringMatching(/^row: (?:columnheader )?gridcell$/),
        });
      const shown = await stops(walked.includes(state));
      for (const each of shown) expect(each, state).toMatchObject({ reached: 1, open: 1 });
      if (state === 'filled') expect(new Set(shown.map(({ month }) => month)).size).toBe(12);
      await close();
    }
    expect(complaints).toEqual([]);
  };

  it('C10-33: is a named grid of rows and cells in each state of the gallery, with one open cell for Tab in each month', async () => {
    await open('view=widgets&widget=date', 1280);
    await lookAtGrids(await pickStates(), KINDS);
  });

  it('C10-33: has one open cell for Tab in each month of the other kinds of days', {
    tags: 'slow',
  }, async () => {
    await open('view=widgets&widget=date', 1280);
    await lookAtGrids(OTHER_KINDS, OTHER_KINDS);
  });

  it('C10-33: is reached by Tab, and the last month drops no focus', async () => {
    await open('view=widgets&widget=date', 1280);
    const focused = () => page.locator(':focus').getAttribute('aria-label');
    for (const state of ['multiple', 'openDays', 'week', 'range']) {
      await openByButton(state);
      const first = await focused();
      expect(await page.locator('.react-datepicker__day:focus').count()).toBe(1);
      await page.keyboard.press('Shift+Tab');
      expect(await focused()).toBe('Next month');
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(first);
      await close();
    }
    await openByButton('bounded');
    await calendar().getByRole('button', { name: 'Previous month' }).click();
    const next = calendar().getByRole('button', { name: 'Next month' });
    for (let presses = 0; presses < 2; presses += 1) {
      await next.press('Enter');
      expect(await focused()).toBe('Next month');
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await close();
  });
});
