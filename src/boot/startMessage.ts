/**
 * Element of index.html with the message for visitors whose browser runs no script or fails to. It stays until the app
 * renders over it.
 */
const WORDS = '.cw-start-later';

/** Hides the message while the app loads in a browser that runs scripts (C17-03). */
export function hideStartMessage(place: HTMLElement): void {
  place.querySelector(WORDS)?.setAttribute('hidden', '');
}

/** Shows the message, because the app does not start. */
export function showStartMessage(place: HTMLElement): void {
  const words = place.querySelector<HTMLElement>(WORDS);
  words?.removeAttribute('hidden');
  words?.setAttribute('class', 'cw-start');
}
