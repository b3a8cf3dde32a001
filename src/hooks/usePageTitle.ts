import { useEffect } from 'react';
import type { AppStore } from '../stores/app.ts';
import { useApp, useContent, useText } from './useApp.ts';

/** Page that was shown last, by app store. */
const shown = new WeakMap<AppStore, string>();

/**
 * Hook that sets the document's title to that of the page and, when another page is shown, moves the focus to its
 * heading, so that screen readers announce it. The first page does not move the focus. `page` identifies the page where
 * titles may be equal or change. After a refused Next the title begins with `toCorrect`, the number of errors.
 */
export function usePageTitle(title: string, page = title, toCorrect = 0): void {
  const app = useApp();
  const text = useText();
  const content = useContent();
  const name = content(app.settlement.nameKey);
  const wanted = text(toCorrect > 0 ? 'App_PageTitleError' : 'App_PageTitle', {
    page: title,
    settlement: name,
    count: toCorrect,
  });
  useEffect(() => {
    document.title = wanted;
  }, [wanted]);
  useEffect(() => {
    const isFirst = !shown.has(app);
    const isOther = shown.get(app) !== page;
    shown.set(app, page);
    // A guard that leads back to the same page renders it anew, which removes the focused element.
    if (!isFirst && (isOther || document.activeElement === document.body)) focusHeading();
  }, [app, page]);
}

/**
 * Moves the focus to the heading of the page without scrolling: the app's own navigation ends at the top, and after the
 * browser's Back the page keeps its scroll position (docs/decisions/0120).
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
