/** Timeout, because a hidden page renders no frames. */
const LONGEST_WAIT_MS = 100;

/** Runs a callback after the next paint. */
export function afterPaint(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT_MS);
}
