/** The words of index.html for whoever gets no script or cannot run it: they stand until the app is drawn over them. */
const WORDS = '.cw-start-later';

/** Keeps them from whoever can run the script, however long the app takes to start (C17-03). */
export function hideStartMessage(place: HTMLElement): void {
  place.querySelector(WORDS)?.setAttribute('hidden', '');
}

/** Shows them at once: the app does not start. */
export function showStartMessage(place: HTMLElement): void {
  const words = place.querySelector<HTMLElement>(WORDS);
  words?.removeAttribute('hidden');
  words?.setAttribute('class', 'cw-start');
}
