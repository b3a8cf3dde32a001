/**
 * Selector of the element of index.html with the message to visitors whose browser runs no scripts, or in whose browser
 * the app does not start. The app renders over it.
 */
const WORDS = '.cw-start-later';

/** Hides the static message of index.html, which is within `place`, while the app loads (C17-03). */
export function hideStartMessage(place: HTMLElement): void {
  place.querySelector(WORDS)?.setAttribute('hidden', '');
}

/** Shows the static message within `place` as an error, because the app could not start. */
export function showStartMessage(place: HTMLElement): void {
  const words = place.querySelector<HTMLElement>(WORDS);
  words?.removeAttribute('hidden');
  words?.setAttribute('class', 'cw-start');
}
