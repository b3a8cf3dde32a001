import { afterGesture } from './afterGesture.ts';
import type { Session } from './session.ts';

/** Events that count as activity (R9-02); `input` covers dictation, swipe keyboards and autofill. */
export const ACTIVITY_EVENTS = [
  'keydown',
  'wheel',
  'mousewheel',
  'mousedown',
  'touchstart',
  'touchmove',
  'pointerdown',
  'pointermove',
  'input',
] as const;

/**
 * Starts the interval of the session timer and the listeners for the claimant's activity. Returns a function that stops
 * both. A tick waits for a press to end, so that the warning is not closed between press and click.
 */
export function runSession(session: Session, target: Window): () => void {
  const timer = target.setInterval(() => afterGesture(session.tick), 1000);
  const listener = () => session.activity();
  const seen = () => {
    if (target.document.visibilityState === 'visible') void session.check();
  };
  for (const event of ACTIVITY_EVENTS) target.addEventListener(event, listener, { passive: true });
  target.document.addEventListener('visibilitychange', seen);
  return () => {
    target.clearInterval(timer);
    for (const event of ACTIVITY_EVENTS) target.removeEventListener(event, listener);
    target.document.removeEventListener('visibilitychange', seen);
  };
}
