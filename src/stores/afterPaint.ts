/** Timeout, because a hidden page renders no frames. */
const LONGEST_WAIT_MS = 100;

/** Runs a callback once, after the next paint, or after 100 ms where none has come, as on a hidden page. */
export function afterPaint(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT_MS);
}
