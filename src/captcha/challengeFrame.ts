import type { ChallengeWatch } from './scriptWidget.ts';

/** Where Google shows its challenge, with either of its hosts and products. */
const CHALLENGE = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/** A passed challenge hides its frame, too, and its token may come only then. */
const TOKEN_MS = 2000;

const isShown = (frame: Element) => getComputedStyle(frame).visibility !== 'hidden';

/**
 * Watches Google's challenge, whose script says neither that it is shown nor that it was dismissed: it shows and hides
 * the frame. `onDismissed` is called once for a challenge that was shown and stays hidden. The answer ends the watch.
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
