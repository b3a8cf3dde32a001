import type { Page } from 'playwright';

/** What the header may take of a phone's height, in px. */
const MOST = 120;
const WIDEST_PHONE = 400;

/** On a phone the form is in sight below the header, whatever the settlement's name and the language. */
export function phoneHeader(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ most, widest }) => {
      const height = Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? 0);
      if (window.innerWidth > widest) return [];
      const where = `at ${window.innerWidth} px in ${document.documentElement.lang}`;
      const [menu, languages] = ['.cw-nav-button', '.cw-languages'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      const isOver =
        menu !== undefined &&
        languages !== undefined &&
        menu.left < languages.right &&
        languages.left < menu.right &&
        menu.top < languages.bottom &&
        languages.top < menu.bottom;
      return [
        ...(height < most ? [] : [`phone header: ${height} px of ${most} ${where}`]),
        ...(isOver ? [`phone header: the languages cover the menu ${where}`] : []),
      ];
    },
    { most: MOST, widest: WIDEST_PHONE },
  );
}
