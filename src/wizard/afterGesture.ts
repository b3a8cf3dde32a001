let pointerDown = false;

function watch(target: Window): void {
  const set = (down: boolean) => () => {
    pointerDown = down;
  };
  const options = { capture: true, passive: true } as const;
  target.addEventListener('pointerdown', set(true), options);
  for (const name of ['pointerup', 'pointercancel']) target.addEventListener(name, set(false), options);
}

watch(window);

/**
 * Runs something once the press that is under way has become a click. What changes the page's height between
 * press and release would move the thing that is being pressed, and the click would be lost.
 */
export function afterGesture(run: () => void): void {
  if (!pointerDown) {
    run();
    return;
  }
  const runAfterClick = () => setTimeout(run, 0);
  window.addEventListener('pointerup', runAfterClick, { once: true });
}
