/** Element of index.html with the message to visitors in whose browser the app does not start. */
const words = () => document.getElementById('start-words');

/** Hides the static message of index.html while the app loads (C17-03). */
export function hideStartMessage(): void {
  words()?.setAttribute('hidden', '');
}

/** Shows the static message as an error, because the app could not start. */
export function showStartMessage(): void {
  const message = words();
  message?.removeAttribute('hidden');
  message?.setAttribute('class', 'cw-start');
}

/** Removes the static message, because the app has started. */
export function removeStartMessage(): void {
  words()?.remove();
}
