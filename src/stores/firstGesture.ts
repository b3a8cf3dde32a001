const GESTURES = ['pointerdown', 'keydown'] as const;

/** Runs something once the visitor begins to do something: the next press, tap or key. Who only looks spends nothing. */
export function onFirstGesture(run: () => void): void {
  const once = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, once, true);
    run();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, once, true);
}
