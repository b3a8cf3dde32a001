import type { ChallengeWatch } from './scriptWidget.ts';

/** Selector of the iframe of reCAPTCHA's challenge, on either of its hosts and for both products. */
const CHALLENGE = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/** Wait for the token after the frame is hidden, in ms, because passing the challenge hides it too. */
const TOKEN_MS = 2000;

const isShown = (frame: Element) => getComputedStyle(frame).visibility !== 'hidden';

/**
 * Observes the iframe of Google reCAPTCHA's challenge, because its script reports neither that the challenge is shown
 * nor that it was dismissed. Calls `onDismissed` once for a challenge that was shown and stays hidden. Returns a
 * function that stops the observation.
 */
export function watchChallengeFrame({ onShown, onDismissed }: ChallengeWatch): () => void {
  let wasShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    // Frames of earlier challenges stay behind, hidden.
    if ([...document.querySelectorAll(CHALLENGE)].some(isShown)) {
      if (!wasShown) onShown();
      wasShown = true;
      clearTimeout(timer);
      timer = undefined;
    } else if (wasShown) timer ??= setTimeout(onDismissed, TOKEN_MS);
  }

  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['style', 'class', 'src'],
  });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
