import './boot/polyfills.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { tolerateBrowserTranslation } from './boot/browserTranslation.ts';
import { showStartFailure } from './boot/showStartFailure.ts';
import { hideStartMessage } from './boot/startMessage.ts';
import { startUp } from './boot/startUp.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

hideStartMessage(place);
tolerateBrowserTranslation(document);

/** Promise of the app store and form loader after start-up, for other modules of the page, such as the preview's. */
export const started = startUp();

started
  .then(({ app, loader }) => createRoot(place).render(<App app={app} loader={loader} />))
  .catch((error: unknown) => {
    console.error('Error during application initialization', error);
    showStartFailure(place, error);
  });
