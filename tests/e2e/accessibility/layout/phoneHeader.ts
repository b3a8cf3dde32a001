import type { Page } from 'playwright';

/** What the header may take of a phone's height, in px. */
const MOST = 120;
const WIDEST_PHONE = 400;

/** On a phone the form is in sight below the header, whatever the settlement's name and the language. */
export function phoneHeader(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ most, widest }) => {
      const height = Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? 0);
      if (window.innerWidth > widest || height < most) return [];
      return [
        `phone header: ${height} px of ${most} at ${window.innerWidth} px in ${document.documentElement.lang}`,
      ];
    },
    { most: MOST, widest: WIDEST_PHONE },
  );
}
