import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { isUntouched, readBeforeStart, repeatPresses } from './beforeStart.ts';
import { tolerateBrowserTranslation } from './browserTranslation.ts';
import { readEntered } from './enteredBefore.ts';
import { removeStartMessage } from './startMessage.ts';
import type { Started } from './startUp.ts';

/**
 * Renders the app in `place`: hydrates the page that the server has drawn, or replaces it where the app's first page is
 * another one. Either way answers, focus, caret and opened details stay, and what was pressed before is done (C11-07),
 * unless the app has something to say first.
 */
export function mount(place: HTMLElement, { app, loader, isAsDrawn }: Started): void {
  const before = readBeforeStart(document);
  const { withOriginalTexts } = tolerateBrowserTranslation(document, before.changes);
  const enterAgain = readEntered(place, before.touched);
  const isDrawn = isAsDrawn && place.dataset.drawn === app.location.current().path;
  const page = <App app={app} loader={loader} />;
  withOriginalTexts(() => {
    const isSame = isDrawn && isUntouched(before, place);
    flushSync(() => {
      if (isSame) hydrateRoot(place, page);
      else createRoot(place).render(page);
    });
  });
  delete place.dataset.drawn;
  removeStartMessage();
  enterAgain();
  if (!app.alert.state.showError) repeatPresses(before.presses, place);
}
