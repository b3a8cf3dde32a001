import { page } from './galleryWindow.ts';

/** The calendar of the gallery's page, while it is open. */
export const shownCalendar = () => page.getByRole('dialog', { name: 'Choose a date: Date of purchase' });

/**
 * Opens it by keyboard, and waits until a day has the focus: at the very end of the window, where nothing fits below
 * it, or with this part of the window below it.
 */
export const openCalendar = async (below = 0) => {
  const button = page.locator('.cw-date button');
  await button.evaluate((element, part) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + bottom - (1 - part) * window.innerHeight);
  }, below);
  await button.press('Enter');
  await page.locator('.react-datepicker__day:focus').waitFor();
};

/** The name of the day that has the focus. */
export const focusedDay = () => page.locator('.react-datepicker__day:focus').getAttribute('aria-label');

/** Has the field of the calendar the focus? */
export const isInField = () =>
  page
    .getByLabel('Date of purchase', { exact: true })
    .evaluate((element) => element === document.activeElement);

/** What has the focus, by role and class, beside what the dialog says: a failure then tells what was shown instead. */
export const focusInDialog = () =>
  page.evaluate(() => ({
    focus: `${document.activeElement?.role ?? ''} ${document.activeElement?.className ?? ''}`,
    dialog: document.querySelector('.cw-calendar')?.textContent,
  }));
