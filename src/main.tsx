import './boot/polyfills.ts';
import { readBeforeStart } from './boot/beforeStart.ts';
import { mount } from './boot/mount.tsx';
import { showStartFailure } from './boot/showStartFailure.ts';
import { hideStartMessage } from './boot/startMessage.ts';
import { startUp } from './boot/startUp.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

hideStartMessage(place);

// The page is being loaded in another language, by the script in its head.
const isLeft = document.documentElement.hidden;

/** Promise of the app store and form loader after start-up, for other modules of the page, such as the preview's. */
export const started = isLeft
  ? new Promise<never>(() => undefined)
  : startUp(place.dataset.drawn !== undefined);

started
  .then((app) => mount(place, app))
  .catch((error: unknown) => {
    console.error('Error during application initialization', error);
    readBeforeStart(document);
    showStartFailure(place, error);
  });
