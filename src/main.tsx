import './boot/polyfills.ts';
import { readBeforeStart } from './boot/beforeStart.ts';
import { mount } from './boot/mount.tsx';
import { showStartFailure } from './boot/showStartFailure.ts';
import { hideStartMessage } from './boot/startMessage.ts';
import { startUp } from './boot/startUp.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

/** Starts and mounts the app. A failure is shown, and can be tried again once without a reload. */
function begin(into: HTMLElement, again?: () => void) {
  hideStartMessage();
  const starting = startUp(into.dataset.drawn !== undefined);
  starting
    .then((started) => mount(into, started))
    .catch((error: unknown) => {
      console.error('Error during application initialization', error);
      readBeforeStart(document);
      showStartFailure(into, error, again);
    });
  return starting;
}

// The page is being loaded in another language, by the script in its head.
const isLeft = document.documentElement.hidden;

/**
 * Promise of the app store and form loader after start-up, for other modules of the page, such as the preview's; it stays
 * pending where the page is being left.
 */
export const started = isLeft ? new Promise<never>(() => undefined) : begin(place, () => void begin(place));
