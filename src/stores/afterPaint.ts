/** A page that is not shown draws no frames: it must not wait for one. */
const LONGEST_WAIT_MS = 100;

/** Runs something once what has just changed is on the screen. */
export function afterPaint(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT_MS);
}
