import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { formOfPath } from '../../transforms/config/paths.ts';
import { App } from '../App.tsx';
import { isUntouched, readBeforeStart, repeatPresses } from './beforeStart.ts';
import { tolerateBrowserTranslation } from './browserTranslation.ts';
import { readEntered } from './enteredBefore.ts';
import type { Started } from './startUp.ts';

/** Tests if the app renders first what the server has drawn, for a visitor whom it does not know yet. */
function isAsDrawn(place: HTMLElement, { app, loader, isKnown }: Started): boolean {
  const { path } = app.location.current();
  const form = formOfPath(path);
  const isLoaded = form === null || loader.state.status[form] === 'ready';
  return place.dataset.drawn === path && isLoaded && !isKnown && !app.alert.state.showError;
}

/**
 * Renders the app in `place`: hydrates the page that the server has drawn, or replaces it where the app's first page is
 * another one. Either way answers, focus, caret and opened details stay, and what was pressed before is done (C11-07).
 */
export function mount(place: HTMLElement, started: Started): void {
  const before = readBeforeStart(document);
  const { withOriginalTexts } = tolerateBrowserTranslation(document, before.changes);
  const enterAgain = readEntered(place);
  const page = <App app={started.app} loader={started.loader} />;
  withOriginalTexts(() => {
    const isSame = isAsDrawn(place, started) && isUntouched(before, place);
    flushSync(() => {
      if (isSame) hydrateRoot(place, page);
      else createRoot(place).render(page);
    });
  });
  delete place.dataset.drawn;
  enterAgain();
  repeatPresses(before.presses, place);
}
