import { useEffect } from 'react';
import { useApp, useContent, useText } from './useApp.ts';

let shown: string | null = null;

/** For tests: the next page counts as the first again. */
export function forgetShownPage(): void {
  shown = null;
}

/**
 * Names the document after the page and, when another page is shown, moves the focus to its heading, so that
 * people who hear the page know where they are. The first page leaves the focus alone. A page that refused Next says
 * so at the beginning of its name, and how much is to be corrected.
 */
export function usePageTitle(title: string, page = title, toCorrect = 0): void {
  const { settlement } = useApp();
  const text = useText();
  const content = useContent();
  const name = content(settlement.nameKey);
  const wanted = text(toCorrect > 0 ? 'App_PageTitleError' : 'App_PageTitle', {
    page: title,
    settlement: name,
    count: toCorrect,
  });
  useEffect(() => {
    document.title = wanted;
  }, [wanted]);
  useEffect(() => {
    const isAnother = shown !== null && shown !== page;
    shown = page;
    if (isAnother) focusHeading();
  }, [page]);
}

/**
 * Takes the focus to the heading of the page that is shown. It scrolls nothing: the app's own moves end at the top, and after
 * the browser's Back the page stands where it was left (docs/decisions/0120).
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
