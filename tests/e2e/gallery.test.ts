import { describe, expect, it } from 'vitest';
import { axe, axeColors } from './accessibility/engines/axe.ts';
import { states } from './accessibility/engines/states.ts';
import { focusedDay, focusInDialog, isInField, openCalendar, shownCalendar } from './galleryCalendar.ts';
import { complaints, noteAtFirst, open, page, showGallery } from './galleryWindow.ts';

const NARROWEST = 320;
const PHONE = 375;
const DESK = 1280;

showGallery();

const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Each view for its markup; every widget again in each theme and direction for its colours, which no width changes. */
const LOOKS = [
  { query: 'view=widgets', look: axe, alsoWide: false },
  { query: 'view=widgets&theme=ftc-7-0-default&lang=es', look: axeColors, alsoWide: false },
  { query: 'view=widgets&theme=jnd-9-0-kontent&lang=ar', look: axeColors, alsoWide: false },
  { query: 'view=page', look: axe, alsoWide: true },
  { query: 'view=refused&theme=ftc-7-0-default', look: axe, alsoWide: true },
  { query: 'view=lists&theme=jnd-9-0-kontent', look: axe, alsoWide: true },
  { query: 'view=choices', look: axe, alsoWide: false },
  { query: 'view=sending', look: axe, alsoWide: true },
];

/** What is smaller than a finger: inputs, selects, buttons and boxes with their labels. */
const smallTargets = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cw-input, .cw-select, .cw-button, label.cw-choice')]
      .map((element) => ({
        id: element.id || element.className,
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  );

/** Fields in which iOS draws the page larger when they are typed in: those with letters below 16 px. */
const smallLetters = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cw-input, .cw-select, textarea[class]')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ id, className }) => id || className),
  );

/** Computed styles of all elements that are shown. */
const looksOfShown = () =>
  page.locator('.cw-shell *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const { color, font, margin, padding, border, backgroundColor, listStyle, boxSizing, display } = style;
      return { color, font, margin, padding, border, backgroundColor, listStyle, boxSizing, display };
    }),
  );

describe('what surrounds the examples', () => {
  it.each(['jnd-7-0-default', 'ftc-7-0-default', 'jnd-9-0-kontent'])(
    'C11-11: is drawn by Chakra’s components, whose styles change nothing of what claimants get in %s',
    async (theme) => {
      await open(`view=page&theme=${theme}`, DESK);
      const select = page.getByLabel('Theme');
      expect(await select.getAttribute('class')).toContain('chakra-native-select');
      const height = () => select.evaluate((one) => one.getBoundingClientRect().height);
      expect(await height()).toBeGreaterThanOrEqual(44);
      const drawn = await looksOfShown();
      expect(drawn.length).toBeGreaterThan(50);
      await page.locator('style').evaluateAll((styles) => {
        for (const style of styles)
          if (style instanceof HTMLStyleElement && style.sheet) style.sheet.disabled = true;
      });
      expect(await height()).toBeLessThan(44);
      expect(await looksOfShown()).toEqual(drawn);
      expect(complaints).toEqual([]);
    },
  );

  it('C11-11: turns to another look by keyboard, and is never cached', async () => {
    await open('view=sending', PHONE);
    const answer = await page.reload();
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await page.getByLabel('Culture').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/lang=(?!en)/);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('every look', () => {
  it.each(LOOKS)(
    '$query meets WCAG 2.2 AA by axe under the strict policy; nothing is cut off, and targets are of 44 px',
    async ({ query, look, alsoWide }) => {
      await open(query, DESK);
      expect(await overflow()).toBe(0);
      if (alsoWide) expect(await look(page)).toEqual([]);
      await page.setViewportSize({ width: PHONE, height: 900 });
      expect(await overflow()).toBe(0);
      expect(await smallTargets()).toEqual([]);
      expect(await look(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it.each(LOOKS)(
    'C10-31: in $query invalid is what has a message and nothing else; messages and units are heard with their control',
    async ({ query }) => {
      await open(query, DESK);
      if (query.includes('lists')) await page.locator('td .cw-error').waitFor();
      expect(await states(page)).toEqual([]);
    },
  );

  it.each(LOOKS)(
    'C17-05: $query does not scroll sideways at 320 px, and no field has letters below 16 px',
    async ({ query }) => {
      await open(query, NARROWEST);
      expect(await overflow()).toBe(0);
      expect(await smallLetters()).toEqual([]);
    },
  );
});

describe('by hand', () => {
  it('R5-06: a phone that autofill replaces takes the mask as a whole, whatever was typed before', async () => {
    await open('view=page', DESK);
    const phone = page.getByLabel('Phone number');
    await phone.pressSequentially('206555010');
    await phone.evaluate((input: HTMLInputElement) => {
      input.value = '+1 206 555 0100';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.keyboard.press('Tab');
    expect(await phone.inputValue()).toBe('(206) 555-0100');
  });

  it('R5-06: a phone is masked while it is typed, whatever its hands do', async () => {
    await open('view=page', DESK);
    const phone = page.getByLabel('Phone number');
    await phone.click();
    await page.keyboard.type('206555', { delay: 15 });
    expect(await phone.inputValue()).toBe('(206) 555');
    await page.keyboard.type('0100', { delay: 15 });
    expect(await phone.inputValue()).toBe('(206) 555-0100');
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    expect(await phone.inputValue()).toBe('(206) 555');
  });

  it('R4-37: the calendar is reached, used and closed by keyboard, and meets axe while open', async () => {
    await open('view=page', DESK);
    const date = page.getByLabel('Date of purchase', { exact: true });
    await date.fill('03/15/2020');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.react-datepicker__day--selected:focus').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => date.inputValue()).toBe('03/16/2020');
    await expect.poll(() => page.locator('.cw-calendar').count()).toBe(0);
    await expect.poll(() => date.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.cw-calendar').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.cw-calendar').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    [320, 640],
    [320, 256],
    [DESK, 900],
  ])(
    'C10-07: at %d x %d the calendar is a named modal dialog wholly in view, which keeps Tab and gives the focus back',
    async (width, height) => {
      await open('view=page', width, height);
      await openCalendar();
      const dialog = shownCalendar();
      expect(await dialog.getAttribute('aria-modal')).toBe('true');
      const edges = await dialog.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, window.innerWidth - right, window.innerHeight - bottom].map(Math.floor);
      });
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
      expect(await overflow()).toBe(0);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let presses = 0; presses < 8; presses += 1) {
          await page.keyboard.press(key);
          seen.add(
            await page.evaluate(() =>
              document.activeElement?.closest('dialog')
                ? (document.activeElement.role ?? document.activeElement.tagName)
                : 'outside',
            ),
          );
        }
        expect([...seen].sort()).toEqual(['BUTTON', 'SELECT', 'gridcell']);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(isInField).toBe(true);
      await openCalendar();
      await page.mouse.click(1, 1);
      await expect.poll(() => dialog.count()).toBe(0);
      await expect.poll(isInField).toBe(true);
      await openCalendar();
      await page.keyboard.press('Enter');
      await expect.poll(isInField).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  it('C10-07: the calendar speaks the page’s language, and its keys follow its weeks and its direction', async () => {
    await open('view=page&lang=es', DESK);
    const date = page.getByLabel('Date of purchase', { exact: true });
    await date.fill('03/18/2020');
    await openCalendar();
    await expect.poll(focusedDay).toContain('miércoles, 18 de marzo de 2020');
    expect(await page.locator('.react-datepicker__day-name').first().textContent()).toContain('lunes');
    expect(await page.getByLabel('Mes', { exact: true }).locator('option:checked').textContent()).toBe(
      'marzo',
    );
    await page.keyboard.press('End');
    await expect.poll(() => focusedDay()).toContain('domingo, 22 de marzo de 2020');
    await page.keyboard.press('Home');
    await expect.poll(() => focusedDay()).toContain('lunes, 16 de marzo de 2020');
    expect(complaints).toEqual([]);

    await open('view=page&lang=ar&dir=rtl', DESK);
    await page.getByLabel('Date of purchase', { exact: true }).fill('03/18/2020');
    await openCalendar();
    await expect.poll(focusedDay).toContain('مارس');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Date of purchase', { exact: true }).inputValue())
      .toBe('03/19/2020');
    expect(complaints).toEqual([]);
  });

  it('C10-07: what is picked beside days is picked by keyboard, in a dialog in view that keeps Tab and meets axe', async () => {
    await open('view=widgets&widget=date', 320, 640);
    const field = (state: string) => page.locator(`#date-${state}_field`);
    const focused = () => page.locator('.cw-calendar :focus');
    const begin = async (state: string) => {
      await field(state).locator('xpath=..//button[@aria-haspopup]').press('Enter');
      // Until what is picked from has come, the focus is on Close.
      await expect
        .poll(focusInDialog, { message: state })
        .toMatchObject({ focus: expect.stringMatching(/^gridcell /) });
      const room = await page.locator('.cw-calendar').evaluate((dialog) => {
        const { left, top, right, bottom } = dialog.getBoundingClientRect();
        const wide = dialog.scrollWidth - dialog.clientWidth;
        return Math.floor(Math.min(left, top, innerWidth - right, innerHeight - bottom, -wide));
      });
      expect(room, state).toBeGreaterThanOrEqual(0);
    };
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    await begin('month');
    await keys('PageDown', 'Home', 'ArrowRight', 'Enter');
    await expect.poll(() => field('month').inputValue()).toMatch(/^02\/\d{4}$/);
    await begin('timeBounded');
    expect(await axe(page)).toEqual([]);
    // From the hours over the minutes to the half of the day, and to Select.
    await keys('ArrowRight', 'Enter', 'Tab', 'ArrowUp', 'Tab', 'Tab', 'Tab', 'Enter');
    await expect.poll(() => field('timeBounded').inputValue()).toBe('01:01 PM');
    await begin('range');
    await keys('ArrowRight', 'Enter', 'ArrowDown', 'Enter');
    await expect.poll(() => field('range').inputValue()).toBe('03/11/2020 - 03/18/2020');
    await begin('dateTime');
    expect(await axe(page)).toEqual([]);
    await keys('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await expect.poll(() => focused().count()).toBe(1);
    await keys('Escape');
    await expect
      .poll(() => field('dateTime').evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it('R9-14: the calendar hangs ten pixels from its field, and stands in the middle of a window below 768 px', async () => {
    await open('view=page', 768);
    await openCalendar(0.7);
    const edges = () =>
      page.evaluate(() => {
        const [field, dialog] = ['.cw-date', '.cw-calendar'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        if (!field || !dialog) throw new Error('The calendar is not open.');
        const middle = (dialog.left + dialog.right) / 2 - document.documentElement.clientWidth / 2;
        return { gap: dialog.top - field.bottom, middle };
      });
    expect((await edges()).gap).toBeCloseTo(10, 0);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(async () => Math.abs((await edges()).middle)).toBeLessThanOrEqual(8);
  });

  it('R4-37: the calendar closes on scroll', async () => {
    await open('view=page', PHONE);
    await page.getByRole('button', { name: 'Choose a date: Date of purchase' }).click();
    await page.locator('.react-datepicker').waitFor();
    await page.waitForTimeout(250);
    await page.mouse.move(180, 20);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.locator('.cw-calendar').count()).toBe(0);
  });

  it('R4-37: a scroll from before the calendar opened, told late by a busy device, leaves it open', async () => {
    await open('view=page', PHONE, 500);
    const opener = page.getByRole('button', { name: 'Choose a date: Date of purchase' });
    await opener.evaluate(async (button: HTMLElement) => {
      window.scrollBy(0, 20);
      button.click();
      // The press is drawn and its effects run; then the device is busy, and the scroll is told after all that.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      const busyUntil = performance.now() + 400;
      while (performance.now() < busyUntil);
    });
    await page.locator('.react-datepicker').waitFor();
    expect(await page.locator('.cw-calendar').count()).toBe(1);
  });

  it('R4-10: a table row is added, typed and saved by leaving it, with a click that is not lost', async () => {
    await open('view=lists', DESK);
    // The list of documents has such a button, too, until it has begun its first entry.
    await page.locator('#root_claimTransactions__add').click();
    // A person types once the new row has the focus.
    await page.locator('.cw-row--edited :focus').waitFor();
    await page.keyboard.type('Towing');
    await page.keyboard.press('Tab');
    await page.keyboard.type('95');
    await page.getByRole('button', { name: 'Edit entry 1', exact: true }).last().click();
    // The cell of the open row has what is typed in its name, too: only the whole name tells the saved one.
    await page.getByRole('cell', { name: 'Towing', exact: true }).waitFor();
    expect(await page.getByRole('cell', { name: '95.00', exact: true }).count()).toBe(1);
  });

  it('R4-09: a first entry that begins by itself is there when its list is first painted, in the place of Add', async () => {
    const addAtFirst = await noteAtFirst('root_documentContexts', 'root_documentContexts__add');
    await open('view=lists&empty', DESK);
    await page.getByLabel('Name of the document').waitFor();
    expect(await addAtFirst()).toBe(false);
  });

  it('R5-43: Enter in the draft finishes it and stays on the page', async () => {
    await open('view=lists', PHONE);
    await page.locator('#root_documentContexts__add').click();
    await page.getByLabel('Name of the document').fill('Receipt');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Receipt').count()).toBe(1);
  });

  it('a line of the error summary leads to its field', async () => {
    await open('view=refused', PHONE);
    const focused = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
    expect(await focused()).toContain('cw-summary');
    await page.getByRole('link', { name: /How do you want to be paid/ }).click();
    expect(await focused()).toBe('root_claimantInfo_payment');
  });
});
