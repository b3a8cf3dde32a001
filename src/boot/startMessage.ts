/** Element of index.html with the message to visitors in whose browser the app does not start. */
const words = ({ ownerDocument }: HTMLElement) => ownerDocument.querySelector<HTMLElement>('.cw-start-later');

/** Hides the static message of index.html beside `place`, while the app loads (C17-03). */
export function hideStartMessage(place: HTMLElement): void {
  words(place)?.setAttribute('hidden', '');
}

/** Shows the static message beside `place` as an error, because the app could not start. */
export function showStartMessage(place: HTMLElement): void {
  const message = words(place);
  message?.removeAttribute('hidden');
  message?.setAttribute('class', 'cw-start');
}
