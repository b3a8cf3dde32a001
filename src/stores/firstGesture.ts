const GESTURES = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Runs a callback once, on the visitor's next press, tap, key or input, such as dictated or autofilled text, so that
 * visitors who only look load nothing more.
 */
export function onFirstGesture(run: () => void): void {
  // The server draws pages, too, and nobody presses there.
  if (typeof window === 'undefined') return;
  const once = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, once, true);
    run();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, once, true);
}
